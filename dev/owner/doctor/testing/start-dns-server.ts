import { createSocket } from 'node:dgram';

/** DNS records by "NAME TYPE", in the format of zone files: `'acct.test MX': ['10 mail.acct.test']`. */
export type DnsZone = Readonly<Record<string, readonly string[]>>;

const types: Readonly<Record<number, string>> = { 1: 'A', 5: 'CNAME', 6: 'SOA', 15: 'MX', 16: 'TXT', 257: 'CAA' };

/** Returns the correct records of a domain from which Firebase sends mail. */
export const createValidZone = (domain: string, project: string): DnsZone => ({
  [`${domain} SOA`]: [`ns.${domain}`],
  [`www.${domain} A`]: ['199.36.158.100'],
  [`${project}.web.app A`]: ['199.36.158.100'],
  [`${domain} CAA`]: ['issue letsencrypt.org', 'issue pki.goog; cansignhttpexchanges=yes', `iodef mailto:it@${domain}`],
  [`${domain} TXT`]: [`firebase=${project}`, 'v=spf1 include:_spf.firebasemail.com include:_spf.mail.test ~all'],
  [`_dmarc.${domain} TXT`]: [`v=DMARC1; p=quarantine; rua=mailto:it@${domain}`],
  [`${domain} MX`]: ['10 mx.mail.test'],
  ...createDkimRecords(domain),
});

/** Returns the DKIM records of a domain from which Firebase sends mails. */
export const createDkimRecords = (domain: string): DnsZone => ({
  [`firebase1._domainkey.${domain} CNAME`]: ['mail.dkim1._domainkey.firebasemail.com'],
  [`firebase2._domainkey.${domain} CNAME`]: ['mail.dkim2._domainkey.firebasemail.com'],
});

/**
 * Starts a DNS server (RFC 1035). `zone` is called at each question. The result's `address` is a value for
 * `setServers`.
 */
export async function startDnsServer(
  zone: () => DnsZone,
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => socket.send(answerTo(asked, zone()), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

function answerTo(asked: Buffer, zone: DnsZone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let size = asked[at] ?? 0; size > 0; size = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + size));
    at += size + 1;
  }
  const name = labels.join('.').toLowerCase();
  const type = asked.readUInt16BE(at + 1);
  const found = zone[`${name} ${types[type]}`] ?? [];
  const isKnown = Object.keys(zone).some((key) => `.${key.split(' ')[0]}`.endsWith(`.${name}`));
  // The header has the flags of a recursive answer (NOERROR or NXDOMAIN), then the counts of questions and records.
  const head = uint16(asked.readUInt16BE(0), isKnown ? 0x8180 : 0x8183, 1, found.length, 0, 0);
  const records = found.map((text) => {
    const data = dataOf(types[type], text);
    // Each record has the name of the question, the class IN, and a lifetime of a minute.
    return Buffer.concat([Buffer.from([0xc0, 12]), uint16(type, 1, 0, 60, data.length), data]);
  });
  return Buffer.concat([head, asked.subarray(12, at + 5), ...records]);
}

function dataOf(type: string | undefined, text: string): Buffer {
  const [first = '', ...rest] = text.split(' ');
  if (type === 'A') return Buffer.from(text.split('.').map(Number));
  if (type === 'TXT') return string(text);
  if (type === 'CAA') return Buffer.concat([Buffer.from([0]), string(first), Buffer.from(rest.join(' '))]);
  if (type === 'MX') return Buffer.concat([uint16(Number(first)), nameOf(rest.join(''))]);
  return type === 'SOA' ? Buffer.concat([nameOf(text), nameOf(text), Buffer.alloc(20)]) : nameOf(text);
}

const uint16 = (...numbers: readonly number[]): Buffer =>
  Buffer.from(numbers.flatMap((each) => [each >> 8, each & 255]));
const string = (text: string): Buffer => Buffer.from([text.length, ...Buffer.from(text)]);
const nameOf = (name: string): Buffer =>
  Buffer.concat([...name.split('.').filter(Boolean).map(string), Buffer.from([0])]);

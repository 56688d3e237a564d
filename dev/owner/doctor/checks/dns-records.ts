import { parseHost, sharedDomain } from '../../../settings/domains.ts';
import type { DoctorContext } from '../context.ts';
import { type Finding, okFinding, unansweredQuestionFinding, wrongFinding } from '../finding.ts';
import { type DnsQueries, runCheckWithDns } from '../run-check-with-dns.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { checkMailDomain } from './mail-domain.ts';

const names = ['VITE_SITE_ORIGIN', 'VITE_APP_URL', 'VITE_FIREBASE_PROJECT_ID'] as const;

/** Checks that the site's domain name resolves to Firebase Hosting, and that Hosting can get a certificate for it. */
export function checkSiteDnsRecords(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'site-names',
    subject: 'The DNS records of the site',
    why: 'visitors find the site through them',
  };
  return runCheckWithSettings(context, question, names, async (values) => {
    const host = parseHost(values.VITE_SITE_ORIGIN) ?? '';
    return runCheckWithDns(context, question, host, async (dns) => {
      const found = [leadsToHosting(dns, host, values.VITE_FIREBASE_PROJECT_ID), certificates(dns, host)];
      return (await Promise.all(found)).flat();
    });
  });
}

/**
 * Checks the mail records of the domains of site and application, and that mail to the owner's addresses has a server.
 */
export function checkMailDnsRecords(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'mail-names',
    subject: 'The DNS records of mail addresses',
    why: 'mails arrive through them, and they stop forged ones',
  };
  return runCheckWithSettings(context, question, names, async (values) => {
    const hosts = [parseHost(values.VITE_SITE_ORIGIN) ?? '', parseHost(values.VITE_APP_URL) ?? ''];
    const domains = new Set(hosts.map((each) => sharedDomain(each) ?? ''));
    return runCheckWithDns(context, question, hosts[0] ?? '', async (dns) => {
      const found = [...[...domains].map((domain) => checkMailDomain(dns, domain)), mailboxes(dns, context)];
      return (await Promise.all(found)).flat();
    });
  });
}

async function leadsToHosting(dns: DnsQueries, host: string, project: string): Promise<readonly Finding[]> {
  const [leads, hosting] = await Promise.all([dns.addresses(host), dns.addresses(`${project}.web.app`)]);
  const why = 'visitors come to another server, or to none';
  const asked = { id: 'site-host', subject: `Whether ${host} leads to Hosting`, why };
  if (hosting.length === 0)
    return [
      unansweredQuestionFinding(
        asked,
        `${project}.web.app has no address to compare with`,
        'Open the site in a browser',
      ),
    ];
  if (leads.length > 0 && leads.every((address) => hosting.includes(address)))
    return [okFinding('site-host', `${host} leads to Firebase Hosting`)];
  const what = `${host} leads to ${leads.join(', ') || 'no address'}, and Hosting is at ${hosting.join(', ')}`;
  const cure = 'Write the records that Hosting & Serverless > Hosting shows, and remove others of that name';
  return [wrongFinding('site-host-elsewhere', { what, why, cure })];
}

/**
 * Checks the CAA records (RFC 8659). If the host has no records, those of the nearest domain above it count. Without
 * any records, every authority may issue certificates.
 */
async function certificates(dns: DnsQueries, host: string): Promise<readonly Finding[]> {
  const records = await dns.authorities(host);
  const issuers = records.flatMap(({ issue }) => issue ?? []);
  const parent = host.slice(host.indexOf('.') + 1);
  if (records.length === 0 && parent.includes('.')) return certificates(dns, parent);
  // The authorities from which Firebase Hosting gets its certificates.
  if (issuers.length === 0 || issuers.some((issuer) => /^\s*(pki\.goog|letsencrypt\.org)\s*(;|$)/.test(issuer)))
    return [];
  const what = `The CAA records of ${host} do not allow the authorities that Hosting uses`;
  const why = 'the certificate cannot be renewed, and browsers will warn visitors away from the site';
  return [wrongFinding('caa-shuts-google-out', { what, why, cure: `Add: ${host} CAA 0 issue "pki.goog"` })];
}

/**
 * Checks that every mail address in the owner's facts has a mail server. An MX record with the server name "." means
 * that the domain accepts no mail (RFC 7505).
 */
async function mailboxes(dns: DnsQueries, { facts }: DoctorContext): Promise<readonly Finding[]> {
  const addresses = Object.values(facts).flatMap((fact) => String(fact).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
  const domains = [...new Set(addresses.map((address) => address.replace(/^.*@/, '').toLowerCase()))];
  const found = domains.map(async (domain) => {
    const servers = (await dns.exchanges(domain)).filter(({ exchange }) => exchange !== '' && exchange !== '.');
    if (servers.length > 0) return okFinding('mailbox', `Mail to ${domain} has a server`);
    const to = addresses.filter((address) => address.toLowerCase().endsWith(`@${domain}`)).join(', ');
    const cure = 'Write the MX records that your mail provider names (docs/go-live.md#mail)';
    return wrongFinding('mx-missing', { what: `${domain} has no MX record`, why: `mails to ${to} are lost`, cure });
  });
  return Promise.all(found);
}

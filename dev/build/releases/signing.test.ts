import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cardFiles } from '../../../widget/release/release.ts';
import { type SignedFile, signatureHeaders } from '../../../widget/release/signed-file.ts';
import { demoSettings } from '../build-settings.ts';
import { readPorts } from '../ports.ts';
import { describeRelease } from './release-list.ts';
import { digestOf, makeSigningKey, ownerSignature, signaturesOf, signFiles } from './signing.ts';
import { sampleBuild } from './testing/sample-build.ts';
import { verifiedChunks } from './verified-chunks.ts';

const [owner, next] = [makeSigningKey(), makeSigningKey()];
const path = `v1/${cardFiles.shell}`;
const shell = { [path]: Buffer.from('card') };
const changed = { [path]: Buffer.from('another card') };
const signed = signFiles(shell, [owner.secret]);

test('a build of what was signed takes the signatures of its keys', () => {
  expect(signaturesOf(shell, signFiles(shell, [owner.secret, next.secret]), [owner.known])).toEqual(signed);
});

const [known, other] = [shell, changed].map((files) => digestOf(files[path]));
const forged = { [path]: { digest: known ?? '', signatures: { [next.known]: 'A'.repeat(86) } } };
test.each([
  ['is not signed', shell, {}, owner.known, 'is not signed'],
  [
    'is another than the signed one',
    changed,
    signed,
    owner.known,
    `${other}) is not what was signed (sha-256 ${known})`,
  ],
  ['lacks the signature of a key', shell, signed, next.known, next.known],
  ['has somebody else’s', shell, forged, next.known, next.known],
])('the build stops where its card %s', (_, files, committed, key, named) => {
  expect(() => signaturesOf(files, committed, [key])).toThrow(named);
});

/** The live card's answer; undefined: none. */
let live: SignedFile | 'unsigned' | undefined;
const server = createServer((_, response) => {
  if (live) response.writeHead(200, live === 'unsigned' ? {} : signatureHeaders(live)).end('card');
  else response.writeHead(404).end();
}).listen(0);
afterAll(() => server.close());

async function building(keys: string | undefined, env = {}) {
  const demo = demoSettings(readPorts({}), { site: `http://localhost:${(server.address() as AddressInfo).port}` });
  const values = { ...demo.values, VITE_SIGNING_KEYS: keys };
  const sign = await ownerSignature({ mode: 'live', values }, env, (files, named) =>
    signaturesOf(files, signed, named),
  );
  return sign && (() => sign(changed));
}

test('where the live card is signed with a key that this build has not, it stops and names both digests', async () => {
  live = signFiles(shell, [owner.secret, next.secret])[path];
  for (const keys of [undefined, owner.known])
    for (const part of [known, next.known, other]) expect(await building(keys)).toThrow(part);
  expect(await building(undefined, { ACCT_WITHOUT_LIVE_KEYS: '1' })).toBeUndefined();
});

test.each(['unsigned', undefined] as const)('beside a live card that is %s nothing has to be signed', async (card) => {
  live = card;
  expect(await building(undefined)).toBeUndefined();
  expect(await building(owner.known)).toThrow('npm run sign');
});

test('the shell holds each chunk with all that it imports, and no script imports one that is not held', () => {
  const { widget } = sampleBuild('1.0.0');
  const write = (file: string, code: string): void => writeFileSync(join(widget, file), code);
  const table = (): string => verifiedChunks(widget, describeRelease(widget, '1.0.0'));
  expect(table()).toBe('');
  write(cardFiles.shell, `import.meta.hashes;h("hi.js").then(()=>import("./hi.js"))`);
  write('hi.js', 'import"./own.js"');
  write('own.js', 'export*from"./words.js"');
  write('words.js', 'export{}');
  const { files } = describeRelease(widget, '1.0.0');
  const written = JSON.parse(/^import\.meta\.hashes=(.*);$/.exec(table())?.[1] ?? '');
  expect(written['hi.js']).toEqual([files['hi.js']?.integrity, 'own.js', 'words.js']);
  expect(Object.keys(written).sort()).toEqual(['hi.js', 'own.js', cardFiles.react, 'words.js'].sort());
  for (const loose of ['import("./words.js")', 'h("words.js").then(()=>import("./words.js"));import("./words.js")']) {
    write('own.js', loose);
    expect(table).toThrow('own.js of release');
  }
  write('own.js', 'import.meta.hashes');
  expect(table).toThrow('the shell alone');
});

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { cardFiles, movingFolder } from '../../../widget/release/release.ts';
import { type SignedFile, type SignedFiles, signedText } from '../../../widget/release/signed-file.ts';
import { CommandError } from '../run-tool.ts';
import { visibleText } from '../visible-text.ts';
import { withoutEarlierReleases } from './fetch-earlier-releases.ts';
import { fetchWithin } from './live-files.ts';
import { readSignedFiles } from './release-list.ts';

/** The owner's signatures of the moving folders; `npm run sign` writes this file, and it is committed. */
export const signedFile = 'dev/build/releases/signed.json';

/** Reads that file. Throws a CommandError that says what is wrong with it. */
export function committedSignatures(file = signedFile): SignedFiles {
  try {
    return readSignedFiles(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} ${(error as Error).message}`);
  }
}

/** Makes a new key. `secret`: PEM, for the owner alone. `known`: base64, for VITE_SIGNING_KEYS and every tag. */
export function makeSigningKey(): { readonly secret: string; readonly known: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { secret, known: knownKey(secret) };
}

/** Returns the public half for tags. Throws if the text is no such private key. */
export function knownKey(secret: string): string {
  const { x, crv } = createPublicKey(createPrivateKey(secret)).export({ format: 'jwk' });
  if (crv !== 'Ed25519' || x === undefined) throw new Error('is no ed25519 key');
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The files to sign, by path below /widget/. */
export type MovingFiles = Readonly<Record<string, Buffer>>;

export const digestOf = (content: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(content).digest('base64');

/** Signs each file with each key. Throws if one of them is no private key. */
export function signFiles(files: MovingFiles, secrets: readonly string[]): SignedFiles {
  const signedBy = (secret: string, digest: string): readonly [string, string] => {
    const key = knownKey(secret);
    return [key, sign(null, Buffer.from(signedText(digest, key)), createPrivateKey(secret)).toString('base64')];
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const digest = digestOf(content);
      return [name, { digest, signatures: Object.fromEntries(secrets.map((secret) => signedBy(secret, digest))) }];
    }),
  );
}

/** Returns every key's signatures of these files. Throws a CommandError with both digests if one differs or lacks. */
export function signaturesOf(files: MovingFiles, signed: SignedFiles, keys: readonly string[]): SignedFiles {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const digest = digestOf(content);
      const refuse = (what: string): never => {
        throw new CommandError(
          `${name} of this build (sha-256 ${digest}) ${what}: no browser that checks would run it. ` +
            `Its owner runs npm run sign and commits ${signedFile} (docs/releases.md#sign-the-moving-address).`,
        );
      };
      const found = signed[name];
      if (found === undefined) return refuse('is not signed');
      if (found.digest !== digest) refuse(`is not what was signed (sha-256 ${found.digest})`);
      const unproven = keys.find((key) => !isSignedBy(key, found));
      if (unproven !== undefined) refuse(`is not signed with the key ${unproven} of VITE_SIGNING_KEYS`);
      return [name, { digest, signatures: Object.fromEntries(keys.map((key) => [key, found.signatures[key] ?? ''])) }];
    }),
  );
}

/** Returns true if the key's owner has signed this digest. */
function isSignedBy(known: string, { digest, signatures }: SignedFile): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(known, 'base64').toString('base64url') };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(null, Buffer.from(signedText(digest, known)), key, Buffer.from(signatures[known] ?? '', 'base64'));
}

/** The switch for an owner who has lost or given up a key: pages whose tag names only that key lose their card. */
export const withoutLiveKeys = 'ACCT_WITHOUT_LIVE_KEYS';

/** The card at every moving address so far, below /widget/: one for each major version. */
const movingShells = Array.from(
  { length: Number(movingFolder.slice(1)) },
  (_, before) => `v${before + 1}/${cardFiles.shell}`,
);

/** Returns the signatures of the moving files by these keys. Throws if one is missing. */
type Signed = (files: MovingFiles, keys: readonly string[]) => SignedFiles;

/**
 * Returns how a live build signs its moving cards: undefined if nothing is signed, else `signed`. The result throws a
 * CommandError, with both digests, if a live card is signed with a key that this build lacks.
 */
export async function ownerSignature(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
  signed: Signed,
): Promise<((files: MovingFiles) => SignedFiles) | undefined> {
  if (mode === 'demo') return undefined;
  const keys = values.VITE_SIGNING_KEYS?.split(' ') ?? [];
  const asks = env[withoutEarlierReleases] !== '1' && env[withoutLiveKeys] !== '1';
  const origin = `${values.VITE_SITE_ORIGIN}`.replace(/\/+$/, '');
  const live = await Promise.all(asks ? movingShells.map((file) => fetchLiveCard(origin, file)) : []);
  const lost = live
    .map((card) => ({ ...card, left: card.keys.filter((key) => !keys.includes(key)) }))
    .find(({ left }) => left.length > 0);
  if (keys.length === 0 && !lost) return undefined;
  return (files) => {
    if (lost)
      throw new CommandError(
        `The live ${lost.file} (sha-256 ${lost.digest}) is signed with ${lost.left.map(visibleText).join(' and ')}, that of this ` +
          `build (sha-256 ${digestOf(files[lost.file])}) is not: pages whose tag names the key would lose their card. ` +
          `Set VITE_SIGNING_KEYS, or build without: ${withoutLiveKeys}=1 npm run build (docs/releases.md#sign-the-moving-address).`,
      );
    return signed(files, keys);
  };
}

/** Fetches the digest of the live card, and the keys that have signed it; none if there is no card. */
async function fetchLiveCard(origin: string, file: string) {
  const address = `${origin}/widget/${file}`;
  const failure = (what: string): CommandError =>
    new CommandError(
      `Whether the live card is signed cannot be reported: ${address} ${what}. Try again (docs/releases.md#sign-the-moving-address).`,
    );
  const answer = await fetchWithin(address, 20_000, { redirect: 'manual' }).catch((error: Error) => {
    throw failure(error.message);
  });
  if (answer.status !== 200 && answer.status !== 404) throw failure(`answers with status ${answer.status}`);
  const input = answer.status === 200 ? (answer.headers.get('signature-input') ?? '') : '';
  const keys = Array.from(input.matchAll(/;keyid="([^"]+)"/g), ([, key = '']) => key);
  return { file, digest: digestOf(answer.body), keys };
}

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatWithdrawalText, type ReleaseWithdrawal } from '../../../widget/release/withdrawal.ts';
import { CommandError } from '../../base/run-tool.ts';
import { type ReleaseEntry, readWithdrawals, type Withdrawals } from './release-list.ts';

/** The withdrawn releases by name; `npm run withdraw` writes this file, and it is committed. */
export const withdrawalsFile = 'dev/release/releases/withdrawn.json';

/** Reads the committed withdrawals. Throws a CommandError that says what is wrong with the file. */
export function readCommittedWithdrawals(file = withdrawalsFile): Withdrawals {
  try {
    return readWithdrawals(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} ${(error as Error).message}`);
  }
}

/**
 * Returns the list with its withdrawals. Throws a CommandError if a withdrawal names the release that is being built,
 * an unlisted release or an unlisted successor. Also throws if a withdrawal that is not live yet has no signature that
 * fits `key`.
 *
 * @param releases the rows of releases.json, in which the release that is being built comes first
 * @param key the value of VITE_WITHDRAWAL_KEY
 */
export function markWithdrawn(
  releases: readonly ReleaseEntry[],
  withdrawals: Withdrawals,
  key: string | undefined,
): readonly ReleaseEntry[] {
  const [current, ...others] = releases.map(({ release }) => release);
  for (const [release, mark] of Object.entries(withdrawals)) {
    const refuse = (what: string): never => {
      throw new CommandError(`${withdrawalsFile} withdraws ${release}, ${what}.`);
    };
    if (release === current) refuse('which is being built: correct its fault, or raise the version');
    if (!others.includes(release)) refuse('which the site does not list');
    if (release === mark.successor || !releases.some((other) => other.release === mark.successor))
      refuse(`and ${mark.successor} in its place, which the site does not list`);
    const live = releases.find((entry) => entry.release === release)?.withdrawn;
    // Accepts an unchanged live withdrawal, even if an earlier key has signed it. The live cards contain that earlier
    // key.
    if (JSON.stringify(live) === JSON.stringify(mark)) continue;
    if (key === undefined || !isSignedWithdrawal(key, release, mark))
      refuse('whose signature does not fit VITE_WITHDRAWAL_KEY');
  }
  return releases.map((entry) => {
    const withdrawn = withdrawals[entry.release];
    return withdrawn ? { ...entry, withdrawn } : entry;
  });
}

/** Returns the newest other live release that neither the site's list nor the repository's file withdraws. */
export const findSuccessorRelease = <Live extends { readonly entry: ReleaseEntry }>(
  live: readonly Live[],
  release: string,
  withdrawals: Withdrawals,
): Live | undefined =>
  live.find(({ entry }) => entry.release !== release && !entry.withdrawn && !(entry.release in withdrawals));

const dsaEncoding = 'ieee-p1363';

/**
 * Makes a new key pair: `secret` is the private key as PEM, and `known` is the public key in base64, for
 * VITE_WITHDRAWAL_KEY.
 */
export function makeWithdrawalKey(): { readonly secret: string; readonly known: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { secret, known: derivePublicKey(secret) };
}

/** Returns the public key for a build. Throws if `secret` is not a private key. */
export const derivePublicKey = (secret: string): string =>
  createPublicKey(createPrivateKey(secret)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Marks a release as withdrawn. Throws if `secret` is not a private key. */
export function signWithdrawal(
  secret: string,
  release: string,
  mark: Omit<ReleaseWithdrawal, 'signature'>,
): ReleaseWithdrawal {
  const text = Buffer.from(formatWithdrawalText(release, mark));
  const signature = sign('sha256', text, { key: createPrivateKey(secret), dsaEncoding });
  return { ...mark, signature: signature.toString('base64') };
}

/** Returns true if the key's owner has signed this withdrawal. Throws if `known` is not a public key. */
export function isSignedWithdrawal(known: string, release: string, mark: ReleaseWithdrawal): boolean {
  const key = createPublicKey({ key: Buffer.from(known, 'base64'), format: 'der', type: 'spki' });
  const text = Buffer.from(formatWithdrawalText(release, mark));
  return verify('sha256', text, { key, dsaEncoding }, Buffer.from(mark.signature, 'base64'));
}

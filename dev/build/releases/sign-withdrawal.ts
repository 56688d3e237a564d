import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { type Withdrawal, withdrawalText } from '../../../widget/release/withdrawal.ts';

const dsaEncoding = 'ieee-p1363';

/** A new pair of keys. `secret`: PEM, for the owner alone. `known`: base64, for VITE_WITHDRAWAL_KEY. */
export function makeWithdrawalKey(): { readonly secret: string; readonly known: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { secret, known: knownHalf(secret) };
}

/** The half that a build bakes in. Throws when the text is no private key. */
export const knownHalf = (secret: string): string =>
  createPublicKey(createPrivateKey(secret)).export({ type: 'spki', format: 'der' }).toString('base64');

/** Marks a release as withdrawn. Throws when `secret` is no private key. */
export function signWithdrawal(secret: string, release: string, mark: Omit<Withdrawal, 'signature'>): Withdrawal {
  const text = Buffer.from(withdrawalText(release, mark));
  const signature = sign('sha256', text, { key: createPrivateKey(secret), dsaEncoding });
  return { ...mark, signature: signature.toString('base64') };
}

/** Whether the owner of this key has signed this mark. Throws when `known` is no public key. */
export function isSigned(known: string, release: string, mark: Withdrawal): boolean {
  const key = createPublicKey({ key: Buffer.from(known, 'base64'), format: 'der', type: 'spki' });
  const text = Buffer.from(withdrawalText(release, mark));
  return verify('sha256', text, { key, dsaEncoding }, Buffer.from(mark.signature, 'base64'));
}

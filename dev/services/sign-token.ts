import { createHmac, createSign } from 'node:crypto';
import { generate } from 'selfsigned';

/** A private key with its certificate, both as PEM. `kid` is the name under which the certificate is published. */
export type SigningKey = { readonly kid: string; readonly key: string; readonly certificate: string };
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Makes a key pair with a self-signed certificate. */
export async function makeSigningKey(kid: string): Promise<SigningKey> {
  const made = await generate([{ name: 'commonName', value: kid }], { keySize: 2048 });
  return { kid, key: made.private, certificate: made.cert };
}

/** Returns the claims of a fresh Firebase ID token for the test user `asha` in the project `acct-live`. */
export function tokenClaims(changes: TokenClaims = {}): TokenClaims {
  const now = Math.floor(Date.now() / 1000);
  return {
    aud: 'acct-live',
    iss: 'https://securetoken.google.com/acct-live',
    iat: now - 60,
    exp: now + 3540,
    auth_time: now - 60,
    sub: 'uid-of-asha',
    email: 'asha@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...changes,
  };
}

/** Returns a token without a signature, like the tokens of the Auth emulator. */
export const unsignedToken = (claims: TokenClaims): string =>
  signToken(claims, { kid: '', key: '', certificate: '' }, { alg: 'none', kid: undefined });

/**
 * Returns a signed JSON Web Token. `alg` is the algorithm in the header. `none` makes no signature. `HS256` signs with
 * the certificate as the secret, as an attacker could.
 */
export function signToken(
  claims: TokenClaims,
  { kid, key, certificate }: SigningKey,
  header: TokenClaims = {},
): string {
  const whole: TokenClaims = { alg: 'RS256', typ: 'JWT', kid, ...header };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(whole)}.${part(claims)}`;
  if (whole.alg === 'none') return `${text}.`;
  if (whole.alg === 'HS256') return `${text}.${createHmac('sha256', certificate).update(text).digest('base64url')}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

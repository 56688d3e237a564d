import { createHmac, createSign } from 'node:crypto';
import { generate } from 'selfsigned';

/** A key pair with its certificate, both as PEM. `kid`: the name under which the certificate is given out. */
export type SigningKey = { readonly kid: string; readonly key: string; readonly certificate: string };
export type Claims = Readonly<Record<string, unknown>>;

/** Makes a key pair and signs a certificate for it with itself. */
export async function makeSigningKey(kid: string): Promise<SigningKey> {
  const made = await generate([{ name: 'commonName', value: kid }], { keySize: 2048 });
  return { kid, key: made.private, certificate: made.cert };
}

/** What a fresh ID token of Firebase says of asha, in the project `acct-live`. */
export function tokenClaims(changes: Claims = {}): Claims {
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

/** A token as the Auth emulator makes them: nobody has signed it. */
export const unsignedToken = (claims: Claims): string =>
  signToken(claims, { kid: '', key: '', certificate: '' }, { alg: 'none', kid: undefined });

/** A JSON Web Token, rightly signed unless the header says `none`, or `HS256` with the certificate as secret. */
export function signToken(claims: Claims, { kid, key, certificate }: SigningKey, header: Claims = {}): string {
  const whole: Claims = { alg: 'RS256', typ: 'JWT', kid, ...header };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(whole)}.${part(claims)}`;
  if (whole.alg === 'none') return `${text}.`;
  if (whole.alg === 'HS256') return `${text}.${createHmac('sha256', certificate).update(text).digest('base64url')}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

export type TokenClaims = DecodedIdToken;
/** The reason why a genuine token or session cookie is no longer valid. */
export type TokenInvalidationReason = 'expired' | 'revoked' | 'user-disabled' | 'too-old';
export type TokenVerdict =
  | { readonly kind: 'valid'; readonly claims: TokenClaims }
  | { readonly kind: 'ended'; readonly reason: TokenInvalidationReason; readonly uid: string }
  /** The token is forged, broken, or of another project. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'absent' };

/**
 * The longest time in seconds after `auth_time`, regardless of renewals: seven days. Firebase itself has no such limit.
 */
export const signInLifetimeSeconds = 604_800;

/**
 * Verifies an ID token. If `revocation` is true, also asks Google whether the session is revoked or the user disabled,
 * and rejects if Google is unavailable.
 */
export function verifyToken(auth: Auth, token: string | undefined, revocation: boolean): Promise<TokenVerdict> {
  return verdictOf(token, (value) => auth.verifyIdToken(value, revocation));
}

/**
 * Verifies a session cookie that createSessionCookie has made, and asks Google whether the session is revoked. Rejects
 * if Google is unavailable.
 */
export function verifySessionCookie(auth: Auth, cookie: string | undefined): Promise<TokenVerdict> {
  return verdictOf(cookie, (value) => auth.verifySessionCookie(value, true));
}

async function verdictOf(
  value: string | undefined,
  verify: (value: string) => Promise<TokenClaims>,
): Promise<TokenVerdict> {
  if (!value) return { kind: 'absent' };
  const uid = readUnverifiedSubject(value);
  if (uid === null) return { kind: 'refused' };
  try {
    const claims = await verify(value);
    const isTooOld = claims.auth_time + signInLifetimeSeconds <= Date.now() / 1000;
    return isTooOld ? { kind: 'ended', reason: 'too-old', uid: claims.uid } : { kind: 'valid', claims };
  } catch (error) {
    const reason = reasons[errorCode(error)];
    // These errors occur only after the signature is verified, so the subject is genuine.
    if (reason) return { kind: 'ended', reason, uid };
    if (isRefusal(error)) return { kind: 'refused' };
    throw error;
  }
}

const reasons: Readonly<Record<string, TokenInvalidationReason>> = {
  'auth/id-token-expired': 'expired',
  'auth/session-cookie-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/session-cookie-revoked': 'revoked',
  'auth/user-disabled': 'user-disabled',
  'auth/user-not-found': 'user-disabled',
};

const errorCode = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * Returns true if the error refuses the token. The library firebase-admin uses the same code for invalid tokens and for
 * missing keys, so the error's message is compared too.
 */
const isRefusal = (error: unknown): boolean =>
  errorCode(error) === 'auth/argument-error' &&
  /^(Decoding )?Firebase (ID token|session cookie) |^verify\w+\(\) expects/.test((error as Error).message);

/**
 * Returns the unverified `sub` of a JSON Web Token. Returns null for any other text, for which the SDK would throw an
 * error.
 */
export function readUnverifiedSubject(token: string): string | null {
  try {
    const [header, claims] = token.split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    return typeof header?.alg === 'string' && typeof claims?.sub === 'string' ? claims.sub : null;
  } catch {
    return null; // The text is not JSON, so it is no token.
  }
}

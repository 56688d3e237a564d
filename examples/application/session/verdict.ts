import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

export type Claims = DecodedIdToken;
/** Why a proof of identity has ended: the site gives a new one. */
export type Ended = 'expired' | 'revoked' | 'user-disabled' | 'too-old';
export type Verdict =
  | { readonly kind: 'valid'; readonly claims: Claims }
  | { readonly kind: 'ended'; readonly reason: Ended; readonly uid: string }
  /** Forged, broken, or of another project. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'absent' };

/** Seven days in seconds from `auth_time`, however often renewed. Firebase itself knows no such end. */
export const signInLifetimeSeconds = 604_800;

/** Judges an ID token. `revocation` asks Google for revoked sessions and disabled users. May throw. */
export function judgeToken(auth: Auth, token: string | undefined, revocation: boolean): Promise<Verdict> {
  return judge(token, (value) => auth.verifyIdToken(value, revocation));
}

/** Judges a session cookie of createSessionCookie, revocation included. Throws if Google is unavailable. */
export function judgeSessionCookie(auth: Auth, cookie: string | undefined): Promise<Verdict> {
  return judge(cookie, (value) => auth.verifySessionCookie(value, true));
}

async function judge(value: string | undefined, verify: (value: string) => Promise<Claims>): Promise<Verdict> {
  if (!value) return { kind: 'absent' };
  const uid = uncheckedSubject(value);
  if (uid === null) return { kind: 'refused' };
  try {
    const claims = await verify(value);
    const isTooOld = claims.auth_time + signInLifetimeSeconds <= Date.now() / 1000;
    return isTooOld ? { kind: 'ended', reason: 'too-old', uid: claims.uid } : { kind: 'valid', claims };
  } catch (error) {
    const reason = reasons[errorCode(error)];
    // These errors come only after the signature was verified, so the subject is true as well.
    if (reason) return { kind: 'ended', reason, uid };
    if (isRefusal(error)) return { kind: 'refused' };
    throw error;
  }
}

const reasons: Readonly<Record<string, Ended>> = {
  'auth/id-token-expired': 'expired',
  'auth/session-cookie-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/session-cookie-revoked': 'revoked',
  'auth/user-disabled': 'user-disabled',
  'auth/user-not-found': 'user-disabled',
};

const errorCode = (error: unknown): string => (error as { code?: string }).code ?? '';

/** One code stands for bad tokens and unfetched keys; only words about a token begin like this. */
const isRefusal = (error: unknown): boolean =>
  errorCode(error) === 'auth/argument-error' &&
  /^(Decoding )?Firebase (ID token|session cookie) |^verify\w+\(\) expects/.test((error as Error).message);

/** The `sub` of a JSON Web Token, unchecked; null for anything else, over which the SDK would stumble. */
export function uncheckedSubject(token: string): string | null {
  try {
    const [header, claims] = token.split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    return typeof header?.alg === 'string' && typeof claims?.sub === 'string' ? claims.sub : null;
  } catch {
    return null; // no JSON: no token
  }
}

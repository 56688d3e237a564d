import type { Auth } from 'firebase-admin/auth';
import type { Settings } from '../settings.ts';
import {
  type TokenClaims,
  type TokenInvalidationReason,
  type TokenVerdict,
  verifySessionCookie,
  verifyToken,
} from './token-verdict.ts';

export type SignedOutReason = 'no-session' | 'token-refused' | TokenInvalidationReason;
export type Visitor =
  | {
      readonly kind: 'signed-in';
      readonly claims: TokenClaims;
      /** The secret cookie that proved the session. Forms are bound to it. */
      readonly proof: string;
    }
  /** After the visitor signed in here, another user signed in on the site. */
  | { readonly kind: 'another-account'; readonly claims: TokenClaims; readonly proof: string }
  | {
      readonly kind: 'signed-out';
      readonly reason: SignedOutReason;
      /** The user of the expired session; null if the user is unknown, or if the session was ended everywhere. */
      readonly uid: string | null;
    };
/** The Hono variables of a signed-in request. */
export type VisitorVariables = { Variables: { visitor: Exclude<Visitor, { kind: 'signed-out' }> } };
/** The cookies that may prove a session. `tokens` contains all values of the token cookie in the request. */
export type SessionProofCookies = { readonly tokens: readonly string[]; readonly sessionCookie: string | undefined };

/** Returns the unverified cookie value that should prove the session, or an empty text if there is none. */
export const selectSessionProof = ({ session }: Settings, { tokens, sessionCookie }: SessionProofCookies): string =>
  (session === 'token' ? tokens[0] : sessionCookie) ?? '';

/** Identifies the visitor by the application's own session. Rejects if Google is unavailable. */
export async function identifyVisitor(auth: Auth, settings: Settings, proofs: SessionProofCookies): Promise<Visitor> {
  const { tokens } = proofs;
  const isByToken = settings.session === 'token';
  const proof = selectSessionProof(settings, proofs);
  const verdict = isByToken ? await verifyToken(auth, proof, true) : await verifySessionCookie(auth, proof);
  if (verdict.kind !== 'valid') return { kind: 'signed-out', ...findSignedOutReason(verdict) };
  const { claims } = verdict;
  if (isByToken) return { kind: 'signed-in', claims, proof };
  // Verifies the tokens in the cookies without a request to Google.
  const beside = await Promise.all(tokens.map((token) => verifyToken(auth, token, false)));
  const kind = beside.some((each) => isOtherUser(each, claims.uid)) ? 'another-account' : 'signed-in';
  return { kind, claims, proof };
}

/** Returns true if a token, even an expired one, belongs to a user other than `uid`. */
function isOtherUser(verdict: TokenVerdict, uid: string): boolean {
  if (verdict.kind === 'valid') return verdict.claims.uid !== uid;
  return verdict.kind === 'ended' && verdict.reason === 'expired' && verdict.uid !== uid;
}

/** Returns the reason why a visitor is signed out, and the user of the ended session. */
export function findSignedOutReason(verdict: Exclude<TokenVerdict, { kind: 'valid' }>): {
  reason: SignedOutReason;
  uid: string | null;
} {
  if (verdict.kind !== 'ended')
    return { reason: verdict.kind === 'absent' ? 'no-session' : 'token-refused', uid: null };
  const { reason } = verdict;
  return { reason, uid: reason === 'expired' || reason === 'too-old' ? verdict.uid : null };
}

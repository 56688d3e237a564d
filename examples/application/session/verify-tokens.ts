import type { Auth } from 'firebase-admin/auth';
import { type TokenClaims, type TokenVerdict, verifyToken } from './token-verdict.ts';

/** The result of verifying a request's tokens. `uid` is the user to whom all the tokens belong, or null if unknown. */
export type TokenVerificationResult =
  /** All tokens belong to one user, and `token` is valid. */
  | { readonly kind: 'of-one'; readonly uid: string; readonly token: string; readonly claims: TokenClaims }
  /** The tokens belong to several users, so another page may have planted one. */
  | { readonly kind: 'mixed'; readonly uid: null }
  | { readonly kind: 'none'; readonly uid: string | null; readonly verdict: Exclude<TokenVerdict, { kind: 'valid' }> };

/**
 * Verifies every token in the request, and asks Google whether the valid token is revoked. Rejects if Google is
 * unavailable.
 */
export async function verifyTokens(auth: Auth, tokens: readonly string[]): Promise<TokenVerificationResult> {
  const verdicts = await Promise.all(tokens.map((token) => verifyToken(auth, token, false)));
  const uids = new Set(verdicts.map(uidOf));
  if (uids.size > 1) return { kind: 'mixed', uid: null };
  const [uid = null] = uids;
  const token = tokens[verdicts.findIndex(({ kind }) => kind === 'valid')] ?? tokens[0] ?? '';
  const verdict = await verifyToken(auth, token, true);
  if (verdict.kind !== 'valid') return { kind: 'none', uid, verdict };
  return { kind: 'of-one', uid: verdict.claims.uid, token, claims: verdict.claims };
}

/** Returns null for a value that is no token of this project. */
function uidOf(verdict: TokenVerdict): string | null {
  if (verdict.kind === 'valid') return verdict.claims.uid;
  return verdict.kind === 'ended' ? verdict.uid : null;
}

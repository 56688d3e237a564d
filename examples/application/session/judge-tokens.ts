import type { Auth } from 'firebase-admin/auth';
import { type Claims, judgeToken, type Verdict } from './verdict.ts';

/** The verdict on the tokens that arrived; `uid` is their user, or null if unknown. */
export type Tokens =
  /** All of one user, and this one counts now. */
  | { readonly kind: 'of-one'; readonly uid: string; readonly token: string; readonly claims: Claims }
  /** Not all of one user: nobody knows who has put them there. */
  | { readonly kind: 'mixed'; readonly uid: null }
  | { readonly kind: 'none'; readonly uid: string | null; readonly verdict: Exclude<Verdict, { kind: 'valid' }> };

/** Judges every value that arrived; Google is asked about the one that counts. Throws if it cannot be. */
export async function judgeTokens(auth: Auth, tokens: readonly string[]): Promise<Tokens> {
  const verdicts = await Promise.all(tokens.map((token) => judgeToken(auth, token, false)));
  const uids = new Set(verdicts.map(uidOf));
  if (uids.size > 1) return { kind: 'mixed', uid: null };
  const [uid = null] = uids;
  const token = tokens[verdicts.findIndex(({ kind }) => kind === 'valid')] ?? tokens[0] ?? '';
  const verdict = await judgeToken(auth, token, true);
  if (verdict.kind !== 'valid') return { kind: 'none', uid, verdict };
  return { kind: 'of-one', uid: verdict.claims.uid, token, claims: verdict.claims };
}

/** null for what is no token of this project. */
function uidOf(verdict: Verdict): string | null {
  if (verdict.kind === 'valid') return verdict.claims.uid;
  return verdict.kind === 'ended' ? verdict.uid : null;
}

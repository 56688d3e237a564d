import type { Auth } from 'firebase-admin/auth';
import type { Settings } from '../settings.ts';
import { sessionLength } from './session-length.ts';
import { type Claims, type Ended, judgeSessionCookie, judgeToken, type Verdict } from './verdict.ts';

export type SignedOutReason = 'no-cookies' | 'token-refused' | Ended;
export type Visitor =
  | {
      readonly kind: 'signed-in';
      readonly claims: Claims;
      /** The secret cookie that proved it; forms are bound to it. */
      readonly proof: string;
      /** A session cookie to be set, and its life in seconds. */
      readonly newCookie?: { readonly value: string; readonly seconds: number };
    }
  /** Signed in here, while somebody else has signed in at the site since. */
  | { readonly kind: 'another-account'; readonly claims: Claims; readonly proof: string }
  | {
      readonly kind: 'signed-out';
      readonly reason: SignedOutReason;
      /** Whose session it was that has run out; null where nobody can tell, or it was ended everywhere. */
      readonly uid: string | null;
    };
/** A request of somebody who is signed in. */
export type WithVisitor = { Variables: { visitor: Exclude<Visitor, { kind: 'signed-out' }> } };
export type Proofs = { readonly token: string | undefined; readonly sessionCookie: string | undefined };

/** Says who is there, by the cookies alone, and exchanges a token for a session cookie where there is none. Throws when Google cannot be asked. */
export async function identifyVisitor(auth: Auth, settings: Settings, proofs: Proofs): Promise<Visitor> {
  if (settings.session === 'token') return byToken(auth, proofs);
  const { token = '', sessionCookie = '' } = proofs;
  const session = await judgeSessionCookie(auth, sessionCookie);
  const isSignedIn = session.kind === 'valid';
  // Beside a session the token only tells whose it is: that needs no question to Google.
  const byCard = await judgeToken(auth, token, !isSignedIn);
  if (isSignedIn) {
    const { claims } = session;
    const kind = isAnother(byCard, claims.uid) ? 'another-account' : 'signed-in';
    return { kind, claims, proof: sessionCookie };
  }
  if (byCard.kind === 'valid') {
    const { claims } = byCard;
    const seconds = sessionLength(settings.sessionHours, claims.auth_time);
    const value = await auth.createSessionCookie(token, { expiresIn: seconds * 1000 });
    return { kind: 'signed-in', claims, proof: value, newCookie: { value, seconds } };
  }
  return signedOut(session.kind === 'ended' ? session : byCard);
}

/** SESSION=token: the token cookie is the session, for the hour that it lasts; /session renews it. */
async function byToken(auth: Auth, { token = '' }: Proofs): Promise<Visitor> {
  const verdict = await judgeToken(auth, token, true);
  if (verdict.kind !== 'valid') return signedOut(verdict);
  return { kind: 'signed-in', claims: verdict.claims, proof: token };
}

/** An hour-old token tells as well as a fresh one that somebody else has been here. */
function isAnother(verdict: Verdict, uid: string): boolean {
  if (verdict.kind === 'valid') return verdict.claims.uid !== uid;
  return verdict.kind === 'ended' && verdict.reason === 'expired' && verdict.uid !== uid;
}

function signedOut(verdict: Exclude<Verdict, { kind: 'valid' }>): Visitor {
  const kind = 'signed-out';
  if (verdict.kind !== 'ended')
    return { kind, reason: verdict.kind === 'absent' ? 'no-cookies' : 'token-refused', uid: null };
  const { reason } = verdict;
  return { kind, reason, uid: reason === 'expired' || reason === 'too-old' ? verdict.uid : null };
}

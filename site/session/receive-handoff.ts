import type { KeptSession } from '../../widget/core/kept-session.ts';
import { arrive, askFirst } from './arrive.ts';
import { areOfAnother } from './cookies.ts';
import { guardedAsk } from './guarded-ask.ts';
import { heldHandoff, holdHandoff } from './held-handoff.ts';
import { kept } from './keeper.ts';
import { isTrustedReferrer } from './known-referrer.ts';
import { renewSession } from './renew-session.ts';
import { appUrl, origins } from './session-settings.ts';
import type { Step } from './step.ts';
import { type Taken, takeHandoff } from './take-handoff.ts';

/**
 * Takes over a visitor who has signed in on a page that the cookies cannot leave. Anybody may have made the record, for
 * an account of their own: unless the page before is trusted and nobody else is signed in here, the visitor decides.
 */
export const receiveHandoff = (secret: string): Promise<Step> =>
  goOn(async () => takeHandoff(secret, await guardedAsk()));

async function goOn(take: () => Promise<Taken>): Promise<Step> {
  const taken = await take();
  if (taken === 'spent') return { screen: 'spent' };
  if (typeof taken === 'function') return { screen: 'outage', press: () => goOn(taken) };
  return admit(taken);
}

/** The question about a hand-off that was opened before this page was loaded again; null where none waits. */
export function heldQuestion(): (() => Promise<Step>) | null {
  const session = heldHandoff();
  return session && (() => admit(session, true));
}

/** `wasAsked`: it waits here for an answer, since the first time that it was asked about. */
async function admit(session: KeptSession, wasAsked = false): Promise<Step> {
  const renewal = await renewSession(session);
  if (renewal === 'outage') return { screen: 'outage', press: () => admit(session, wasAsked) };
  if (renewal === 'ended') return { screen: 'spent' };
  const now = await kept();
  const { uid } = session;
  const isOther = (now && now.uid !== uid) || areOfAnother(uid);
  const isTrusted = isTrustedReferrer(document.referrer, origins);
  if (!wasAsked && !isOther && isTrusted) return arrive(renewal, appUrl, null);
  if (!wasAsked) holdHandoff(renewal.session);
  // Anybody can sign up with an address that is not theirs.
  const screen = isTrusted || renewal.isConfirmed ? 'continue' : 'unconfirmed';
  return askFirst(renewal.session, { screen, to: appUrl, state: null });
}

import { within } from '../../account/clock.ts';
import type { KeptSession } from '../../account/handoff.ts';
import { areOfAnother, deleteCookies, hasToken, writeCookies } from './cookies.ts';
import { forget, keep, kept, keptUnwritten, renewUnchanged } from './keeper.ts';
import { type RenewedSession, renewSession } from './renewal.ts';
import { projectId } from './session-settings.ts';
import { reportUnavailable } from './session-store.ts';
import { dropHandoff, noteRenewal, renewedLately } from './tab-storage.ts';
import { type LoginReason, type Step, withState } from './task.ts';

/** Sets the cookies, writes pending records, and returns the step to the application. */
export async function arrive(renewed: RenewedSession, to: string, state: string | null): Promise<Step> {
  if (!writeCookies(renewed)) return { screen: 'blocked', press: () => arrive(renewed, to, state) };
  const { session } = renewed;
  const { uid } = session;
  nameAccount(session);
  await keep(session).catch(reportUnavailable);
  const companyId = await writeLate(renewed);
  if (companyId !== null) writeCookies({ ...renewed, session: { ...session, companyId } });
  noteRenewal(uid, state);
  return { to: withState(to, state, uid) };
}

type Question = 'continue' | 'unconfirmed';

function nameAccount({ account }: KeptSession): void {
  for (const name of document.querySelectorAll('.account')) if (account) name.textContent = account;
}

function question(session: KeptSession, screen: Question, press: () => Promise<Step>): Step {
  nameAccount(session);
  return { screen, press };
}

/** Asks before a handed-off session is kept. Renews it again on the answer: the token may have expired. */
export function askFirst(session: KeptSession, screen: Question, to: string): Step {
  const press = async (): Promise<Step> => {
    const renewal = await renewSession(session);
    if (renewal === 'outage') return { screen: 'outage', press };
    dropHandoff();
    if (renewal === 'ended') return { screen: 'spent' };
    deleteCookies();
    return arrive(renewal, to, null);
  };
  return question(session, screen, press);
}

/** Milliseconds that late writing may delay a renewal. The next renewal finds what was stored after that. */
const lateLimit = 3000;

/**
 * Writes this visitor's unwritten records, if any, with code loaded only then. Resolves to the company's id, or null if
 * unknown. Never rejects.
 */
export async function writeLate(renewed: RenewedSession): Promise<string | null> {
  const unwritten = await keptUnwritten(renewed);
  if (unwritten === null) return null;
  const write = async (): Promise<string | null> => {
    const path = '/session/write-unwritten.js';
    const loaded: typeof import('./write-unwritten.ts') = await import(/* @vite-ignore */ path);
    return loaded.writeUnwritten(renewed, unwritten);
  };
  return within(lateLimit, write()).catch((cause: unknown) => {
    console.warn('acct: session/outage', cause);
    return null;
  });
}

/**
 * Renews the kept session and continues to this page of the application. Without a session, or after its end, to
 * /login. Asks before it replaces another visitor, who signed in on another page below the cookie domain. An
 * application that sends a `state` checks unverified cookies itself. `confirmed`: the user id that the visitor has
 * answered yes for; another tab may have signed out or in since the question.
 */
export async function renewKept(
  to: string,
  state: string | null,
  nobody: LoginReason = 'sign-in-first',
  confirmed?: string,
): Promise<Step> {
  const session = await kept();
  if (!session || session.projectId !== projectId)
    return state !== null && hasToken() ? { to: withState(to, state) } : { login: nobody };
  const { uid } = session;
  if (renewedLately(uid, state)) return { screen: 'again', press: async () => ({ to }) };
  const renewal = await renewUnchanged(session);
  const again = () => renewKept(to, state, nobody, confirmed);
  if (renewal === 'changed') return again();
  if (renewal === 'outage') return { screen: 'outage', press: again };
  if (renewal === 'ended') {
    await forget();
    return { login: 'session-ended' };
  }
  if (areOfAnother(uid)) {
    if (uid !== confirmed) return question(renewal.session, 'continue', () => renewKept(to, state, nobody, uid));
    deleteCookies();
  }
  return arrive(renewal, to, state);
}

import type { KeptSession } from '../../widget/core/handoff.ts';
import { areOfAnother, deleteCookies, hasToken, writeCookies } from './cookies.ts';
import { forget, keep, kept, keptUnwritten, renewUnchanged } from './keeper.ts';
import { type RenewedSession, renewSession, within } from './renewal.ts';
import { projectId } from './session-settings.ts';
import { dropHandoff, noteRenewal, renewedLately } from './tab-storage.ts';
import { type LoginReason, type Step, withState } from './task.ts';

/** Hands a renewed session to the application after unwritten records had their chance. Cookies first. */
export async function arrive(renewed: RenewedSession, to: string, state: string | null): Promise<Step> {
  if (!writeCookies(renewed)) return { screen: 'blocked', press: () => arrive(renewed, to, state) };
  const { session } = renewed;
  const { uid } = session;
  await keep(session);
  const companyId = await writeLate(renewed);
  if (companyId !== null) writeCookies({ ...renewed, session: { ...session, companyId } });
  noteRenewal(uid, state);
  return { to: withState(to, state, uid) };
}

type Question = {
  readonly screen: 'continue' | 'unconfirmed';
  readonly to: string;
  readonly state: string | null;
};

/** Asks the visitor who they are. The answer may outlast a token, so the session is renewed again after it. */
export function askFirst(session: KeptSession, { screen, to, state }: Question): Step {
  for (const account of document.querySelectorAll('.account'))
    if (session.account) account.textContent = session.account;
  const press = async (): Promise<Step> => {
    const renewal = await renewSession(session);
    if (renewal === 'outage') return { screen: 'outage', press };
    dropHandoff();
    if (renewal === 'ended') return { screen: 'spent' };
    deleteCookies();
    return arrive(renewal, to, state);
  };
  return { screen, press };
}

/** Milliseconds for which it may hold a renewal up; what is late is found written at the next. */
const lateLimit = 3000;

/**
 * Writes what could not be written of this visitor's records, if anything is kept of that: what does so comes in a file
 * of its own. Resolves to the company's id as far as that tells it, else null; never rejects.
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
 * Renews the kept session and goes on to this page of the application; without one, or when it has ended, to /login.
 * Who has signed in beside the keeper, on another page below the cookie domain, is not replaced unasked. An application
 * that has sent a `state` asks by itself about cookies that nobody vouches for.
 */
export async function renewKept(
  to: string,
  state: string | null,
  nobody: LoginReason = 'sign-in-first',
): Promise<Step> {
  const session = await kept();
  if (!session || session.projectId !== projectId)
    return state !== null && hasToken() ? { to: withState(to, state) } : { login: nobody };
  const { uid } = session;
  if (renewedLately(uid, state)) return { screen: 'again', press: async () => ({ to }) };
  const renewal = await renewUnchanged(session);
  const again = () => renewKept(to, state, nobody);
  if (renewal === 'changed') return again();
  if (renewal === 'outage') return { screen: 'outage', press: again };
  if (renewal !== 'ended')
    return areOfAnother(uid)
      ? askFirst(renewal.session, { screen: 'continue', to, state })
      : arrive(renewal, to, state);
  await forget();
  return { login: 'session-ended' };
}

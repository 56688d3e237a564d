import { rejectIfLate } from '../../account/clock.ts';
import type { StoredSession } from '../../account/handoff.ts';
import { deleteCookies, hasCookieOfAnotherUser, hasTokenCookie, writeCookies } from './cookies.ts';
import { type RenewedSession, renewSession } from './renewal.ts';
import { addStateToAddress, type LoginReason, type SessionStep } from './session-request.ts';
import { projectId } from './session-settings.ts';
import { reportStorageFailure } from './session-store.ts';
import {
  forgetVisitor,
  readStoredSession,
  readUnwrittenRecords,
  renewSessionIfUnchanged,
  storeSession,
} from './stored-session.ts';
import { deletePendingHandoff, hasTabRenewedSession, recordRenewal } from './tab-storage.ts';

/**
 * Sets the cookies, stores the session, writes the records that a sign-in could not write, and returns the step that
 * leads to the application.
 */
export async function returnToApplication(
  renewed: RenewedSession,
  to: string,
  state: string | null,
): Promise<SessionStep> {
  if (!writeCookies(renewed)) return { screen: 'blocked', press: () => returnToApplication(renewed, to, state) };
  const { session } = renewed;
  const { uid } = session;
  displayAccount(session);
  await storeSession(session).catch(reportStorageFailure);
  const companyId = await tryToWriteUnwrittenRecords(renewed);
  if (companyId !== null) writeCookies({ ...renewed, session: { ...session, companyId } });
  recordRenewal(uid, state);
  return { to: addStateToAddress(to, state, uid) };
}

type QuestionScreen = 'continue' | 'unconfirmed';

function displayAccount({ account }: StoredSession): void {
  for (const name of document.querySelectorAll('.account')) if (account) name.textContent = account;
}

function askQuestion(session: StoredSession, screen: QuestionScreen, press: () => Promise<SessionStep>): SessionStep {
  displayAccount(session);
  return { screen, press };
}

/**
 * Asks the visitor before the session of a hand-off is stored. Renews the session again after the answer, since its
 * token may have expired.
 */
export function askWhetherToContinue(session: StoredSession, screen: QuestionScreen, to: string): SessionStep {
  const press = async (): Promise<SessionStep> => {
    const renewal = await renewSession(session);
    if (renewal === 'outage') return { screen: 'outage', press };
    deletePendingHandoff();
    if (renewal === 'ended') return { screen: 'spent' };
    deleteCookies();
    return returnToApplication(renewal, to, null);
  };
  return askQuestion(session, screen, press);
}

/**
 * The maximum time, in milliseconds, for which a renewal waits while the remaining records are written. If a company id
 * is stored later, the next renewal reads it.
 */
const writeLimit = 3000;

/**
 * If a sign-in could not write all records of this visitor, loads and runs the code that writes the rest. Resolves to
 * the company's id, or null if unknown. Never rejects.
 */
export async function tryToWriteUnwrittenRecords(renewed: RenewedSession): Promise<string | null> {
  const unwritten = await readUnwrittenRecords(renewed);
  if (unwritten === null) return null;
  const write = async (): Promise<string | null> => {
    const path = '/session/write-unwritten.js';
    const loaded: typeof import('./write-unwritten.ts') = await import(/* @vite-ignore */ path);
    return loaded.writeUnwrittenRecords(renewed, unwritten);
  };
  return rejectIfLate(writeLimit, write()).catch((cause: unknown) => {
    console.warn('acct: session/outage', cause);
    return null;
  });
}

/**
 * Renews the stored session and continues to the application's page `to`. Continues to /login if there is no session or
 * if it has ended. Asks the visitor before replacing another user's cookies. `confirmed` is the user id for which the
 * visitor has answered yes.
 */
export async function renewStoredSession(
  to: string,
  state: string | null,
  nobody: LoginReason = 'sign-in-first',
  confirmed?: string,
): Promise<SessionStep> {
  const session = await readStoredSession();
  // An application that sends a `state` checks the unverified cookies itself.
  if (!session || session.projectId !== projectId)
    return state !== null && hasTokenCookie() ? { to: addStateToAddress(to, state) } : { login: nobody };
  const { uid } = session;
  if (hasTabRenewedSession(uid, state)) return { screen: 'again', press: async () => ({ to }) };
  const renewal = await renewSessionIfUnchanged(session);
  const again = () => renewStoredSession(to, state, nobody, confirmed);
  if (renewal === 'changed') return again();
  if (renewal === 'outage') return { screen: 'outage', press: again };
  if (renewal === 'ended') {
    await forgetVisitor();
    return { login: 'session-ended' };
  }
  if (hasCookieOfAnotherUser(uid)) {
    // Another page may have set these cookies, and another tab may have signed in as somebody else since the question.
    if (uid !== confirmed)
      return askQuestion(renewal.session, 'continue', () => renewStoredSession(to, state, nobody, uid));
    deleteCookies();
  }
  return returnToApplication(renewal, to, state);
}

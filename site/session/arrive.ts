import type { KeptSession } from '../../widget/core/handoff.ts';
import { deleteCookies, writeCookies } from './cookies.ts';
import { keep } from './keeper.ts';
import { type RenewedSession, renewSession } from './renewal.ts';
import { dropHandoff, noteRenewal } from './tab-storage.ts';
import { type Step, withState } from './task.ts';
import { writeLate } from './write-late.ts';

/**
 * Hands a renewed session to the application, once what could not be written of its visitor's records had its chance.
 * The cookies come first: without them nothing is kept either.
 */
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

/**
 * Has the visitor say who they are. Their answer may take longer than a token lives, so the session is renewed again
 * after it.
 */
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

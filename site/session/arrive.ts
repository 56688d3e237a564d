import type { KeptSession } from '../../widget/core/kept-session.ts';
import type { RenewedSession } from './check-renewal.ts';
import { deleteCookies, writeCookies } from './cookies.ts';
import { dropHandoff } from './held-handoff.ts';
import { keep } from './keeper.ts';
import { renewSession } from './renew-session.ts';
import { noteRenewal } from './renewed-lately.ts';
import { withState } from './return-address.ts';
import type { Step } from './step.ts';
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

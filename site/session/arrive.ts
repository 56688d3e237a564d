import type { KeptSession } from '../../widget/core/kept-session.ts';
import { writeCookies } from './cookies.ts';
import type { RenewedSession } from './judge-renewal.ts';
import { renewSession } from './renew-session.ts';
import { noteRenewal } from './renewed-lately.ts';
import { sessionStore } from './session-store.ts';
import type { Step } from './step.ts';

/** Hands a renewed session to the application. The cookies come first: without them nothing is kept either. */
export async function arrive(renewed: RenewedSession, to: string): Promise<Step> {
  if (!writeCookies(renewed)) return { screen: 'blocked', press: () => arrive(renewed, to) };
  await sessionStore.write(renewed.session);
  noteRenewal(renewed.session.uid);
  return { to };
}

/** Has the visitor say who they are. Their answer may take longer than a token lives, so the session is renewed again after it. */
export function askFirst(session: KeptSession, to: string): Step {
  const account = document.querySelector('.account');
  if (account && session.account) account.textContent = session.account;
  const press = async (): Promise<Step> => {
    const renewal = await renewSession(session);
    if (renewal === 'ended') return { screen: 'spent' };
    return renewal === 'outage' ? { screen: 'outage', press } : arrive(renewal, to);
  };
  return { screen: 'continue', press };
}

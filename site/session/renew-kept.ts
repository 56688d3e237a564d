import type { KeptSession } from '../../widget/core/kept-session.ts';
import { writeCookies } from './cookies.ts';
import type { RenewedSession } from './judge-renewal.ts';
import { renewSession } from './renew-session.ts';
import { noteRenewal, renewedLately } from './renewed-lately.ts';
import { projectId } from './session-settings.ts';
import { sessionStore } from './session-store.ts';
import type { Step } from './step.ts';

/**
 * Renews the kept session and goes on to this page of the application; without one, or when it has ended, to /login. `arrives` decides
 * whether the visitor is asked first.
 */
export async function renewKept(to: string, arrives: (renewed: RenewedSession) => Promise<Step>): Promise<Step> {
  const session = await kept();
  if (!session || session.projectId !== projectId) return { login: 'sign-in-first' };
  const { uid, refreshToken } = session;
  if (renewedLately(uid)) return { screen: 'again', press: async () => ({ to }) };
  const renewal = await renewSession(session);
  const now = await kept();
  const again = () => renewKept(to, arrives);
  // Another tab has signed out or in meanwhile: what it did counts.
  if (!now || now.uid !== uid) return again();
  if (renewal === 'outage') return { screen: 'outage', press: again };
  if (renewal !== 'ended') return arrives(renewal);
  if (now.refreshToken !== refreshToken) return again();
  await sessionStore.clear();
  return { login: 'session-ended' };
}

/** Whoever is kept here: what has lost its form ends at the token service. */
export const kept = sessionStore.read as () => Promise<KeptSession | null | undefined>;

/** Hands a renewed session to the application. The cookies come first: without them nothing is kept either. */
export async function arrive(renewed: RenewedSession, to: string): Promise<Step> {
  if (!writeCookies(renewed)) return { screen: 'blocked', press: () => arrive(renewed, to) };
  await sessionStore.write(renewed.session);
  noteRenewal(renewed.session.uid);
  return { to };
}

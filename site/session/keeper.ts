import { asKeptSession, type KeptSession } from '../../widget/core/kept-session.ts';
import { lastWayStore, sessionStore } from './session-store.ts';

/**
 * Keeps a visitor's session on this device, in the place of any other. While a ticked `#not-my-device` is on the page
 * it keeps nothing, and forgets everything. Resolves where nothing can be stored as well.
 */
export async function keep(session: KeptSession): Promise<void> {
  if (document.querySelector('#not-my-device:checked')) await forgetDevice();
  else await sessionStore.write(session);
}

/** The session kept here; null where there is none. */
export const kept = async (): Promise<KeptSession | null> => asKeptSession(await sessionStore.read());

/** The visitor signs out: the way in stays, for the next time. */
export async function forget(): Promise<void> {
  await sessionStore.clear();
}

/** Leaves no trace of any visitor. */
export async function forgetDevice(): Promise<void> {
  await Promise.all([sessionStore.clear(), lastWayStore.clear()]);
}

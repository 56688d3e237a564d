import { asKeptSession, type KeptSession } from '../../widget/core/kept-session.ts';
import type { UnwrittenRecords } from '../../widget/core/unwritten-records.ts';
import { keepUnwritten } from './kept-unwritten.ts';
import { lastWayStore, sessionStore, unwrittenStore } from './session-store.ts';

/**
 * Keeps a visitor's session on this device, in the place of any other, and beside it what could not be written of their
 * records (kept-unwritten.ts); resolves to whether it keeps that. While a ticked `#not-my-device` is on the page it
 * keeps nothing, and forgets everything. Resolves where nothing can be stored as well.
 */
export async function keep(session: KeptSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await forgetDevice();
    return false;
  }
  await sessionStore.write(session);
  return keepUnwritten(session, unwritten);
}

/** The session kept here; null where there is none. */
export const kept = async (): Promise<KeptSession | null> => asKeptSession(await sessionStore.read());

/** The visitor signs out, and all that is kept of them goes: the way in stays, which is nobody's. */
export async function forget(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenStore.clear()]);
}

/** Leaves no trace of any visitor. */
export async function forgetDevice(): Promise<void> {
  await Promise.all([forget(), lastWayStore.clear()]);
}

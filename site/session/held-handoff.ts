import { asKeptSession, type KeptSession } from '../../widget/core/kept-session.ts';
import { inTab } from './in-tab.ts';

const key = 'acct-handoff';
/** Milliseconds for which an opened hand-off waits for its answer: as long as its record would have. */
const limit = 120_000;

/**
 * Lets an opened session wait in this tab for the visitor's answer: its record is gone, and a reload would lose what
 * was typed.
 */
export const holdHandoff = (session: KeptSession): unknown =>
  inTab((storage) => storage.setItem(key, JSON.stringify({ session, at: Date.now() })));

/**
 * The session that waits here; null where there is none. One that is older, or of a clock that was set back, is
 * deleted.
 */
export function heldHandoff(): KeptSession | null {
  const held = inTab((storage) => JSON.parse(`${storage.getItem(key)}`));
  const age = Date.now() - held?.at;
  if (age >= 0 && age < limit) return asKeptSession(held.session);
  dropHandoff();
  return null;
}

export const dropHandoff = (): unknown => inTab((storage) => storage.removeItem(key));

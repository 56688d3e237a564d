import { asKeptSession, type KeptSession } from '../../widget/core/handoff.ts';

/** Uses this tab's storage; null if the browser stores nothing for a tab or what it stored is unreadable. */
export function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const key = 'acct-handoff';
/** Milliseconds for which an opened hand-off waits for its answer: as long as its record would have. */
const limit = 120_000;

/** Stores an opened session in this tab until the visitor answers: its record is gone, and a reload would lose it. */
export const storePendingHandoff = (session: KeptSession): unknown =>
  inTab((storage) => storage.setItem(key, JSON.stringify({ session, at: Date.now() })));

/** The pending session of this tab, or null. One that is older, or of a clock set back, is deleted. */
export function pendingHandoff(): KeptSession | null {
  const held = inTab((storage) => JSON.parse(`${storage.getItem(key)}`));
  const age = Date.now() - held?.at;
  if (age >= 0 && age < limit) return asKeptSession(held.session);
  dropHandoff();
  return null;
}

export const dropHandoff = (): unknown => inTab((storage) => storage.removeItem(key));

/** Within this many milliseconds an application that sends its visitor back has refused what it got. */
const lately = 20_000;
const keyOf = (uid: string): string => `acct-renewed ${uid}`;

/**
 * Whether a renewal noted at this time of `Date.now()` was a moment ago; null and anything else in the storage is none.
 * An address with a state counts by that: the application sends each visitor here once before it takes anything, so
 * only the same address is a circle.
 */
export function wasLately(noted: string | null, now: number, state: string | null): boolean {
  const [time, of] = `${noted}`.split(' ');
  const age = now - Number(time);
  return age >= 0 && age < lately && (state === null || of === state);
}

/** Whether this session was renewed in this tab a moment ago: two tabs may renew at once, none goes in circles. */
export const renewedLately = (uid: string, state: string | null): boolean =>
  wasLately(
    inTab((storage) => storage.getItem(keyOf(uid))),
    Date.now(),
    state,
  );

export const noteRenewal = (uid: string, state: string | null): unknown =>
  inTab((storage) => storage.setItem(keyOf(uid), `${Date.now()} ${state}`));

/** What the account's pages leave for /login, once: `acct-sign-in` an address, `acct-to-account` the way back. */
type Note = 'acct-sign-in' | 'acct-to-account';

export const leaveNote = (note: Note, text = ''): unknown => inTab((storage) => storage.setItem(note, text));

/** What was left, which then is no more; null where nothing was. */
export const takeNote = (note: Note): string | null =>
  inTab((storage) => {
    const text = storage.getItem(note);
    storage.removeItem(note);
    return text;
  });

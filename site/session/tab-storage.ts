import { asKeptSession, type KeptSession } from '../../widget/core/handoff.ts';

/**
 * What `use` gives for this tab's storage; null where the browser keeps nothing for a tab, by its settings or for want
 * of room, and where what it kept cannot be read.
 */
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

/**
 * Lets an opened session wait in this tab for the visitor's answer: its record is gone, and a reload would lose what
 * was typed.
 */
export const storePendingHandoff = (session: KeptSession): unknown =>
  inTab((storage) => storage.setItem(key, JSON.stringify({ session, at: Date.now() })));

/**
 * The session that waits here; null where there is none. One that is older, or of a clock that was set back, is
 * deleted.
 */
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

/**
 * Whether this visitor's session was renewed in this tab a moment ago. Two tabs may renew at once, and neither can go
 * round in circles.
 */
export const renewedLately = (uid: string, state: string | null): boolean =>
  wasLately(
    inTab((storage) => storage.getItem(keyOf(uid))),
    Date.now(),
    state,
  );

export const noteRenewal = (uid: string, state: string | null): unknown =>
  inTab((storage) => storage.setItem(keyOf(uid), `${Date.now()} ${state}`));

/**
 * What pages of the account tell /login, once and in this tab alone. `acct-sign-in`: to show Sign In with this address,
 * which is empty where it is not known. `acct-to-account`: to lead to /account afterwards, whatever it says.
 */
type Note = 'acct-sign-in' | 'acct-to-account';

export const leaveNote = (note: Note, text = ''): unknown => inTab((storage) => storage.setItem(note, text));

/** What was left, which then is no more; null where nothing was. */
export const takeNote = (note: Note): string | null =>
  inTab((storage) => {
    const text = storage.getItem(note);
    storage.removeItem(note);
    return text;
  });

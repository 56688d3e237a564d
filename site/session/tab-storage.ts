import { parseStoredSession, type StoredSession } from '../../account/handoff.ts';

/**
 * Calls `use` with this tab's storage and returns the result. Returns null if the storage is blocked or the stored
 * value is unreadable.
 */
function callWithTabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const handoffKey = 'acct-handoff';
/** Milliseconds for which an opened hand-off waits for the visitor's answer. This equals the lifetime of its record. */
const handoffLimit = 120_000;

/**
 * Stores the session of a hand-off in this tab until the visitor answers. A reload would otherwise lose the session,
 * because the record of the hand-off is already deleted.
 */
export const storePendingHandoff = (session: StoredSession): unknown =>
  callWithTabStorage((storage) => storage.setItem(handoffKey, JSON.stringify({ session, at: Date.now() })));

/**
 * Returns the session that waits for the visitor's answer, or null. Deletes a session that is too old, unreadable or
 * dated in the future, because the visitor has not agreed to store it.
 */
export function readPendingHandoff(): StoredSession | null {
  const pending = callWithTabStorage((storage) => JSON.parse(`${storage.getItem(handoffKey)}`));
  const age = Date.now() - pending?.at;
  const session = age >= 0 && age < handoffLimit ? parseStoredSession(pending.session) : null;
  if (session === null) deletePendingHandoff();
  return session;
}

export const deletePendingHandoff = (): unknown => callWithTabStorage((storage) => storage.removeItem(handoffKey));

/** An application has refused the session if it sends the visitor back within these milliseconds after a renewal. */
const recentLimit = 20_000;
const renewalKey = (uid: string): string => `acct-renewed ${uid}`;

/**
 * Returns true if the stored note `noted` belongs to a recent renewal. If the application sent a state, the note must
 * contain the same state. An application with states sends every visitor to this site with a new state, so only a
 * repeated state indicates a loop.
 */
export function isRecentRenewal(noted: string | null, now: number, state: string | null): boolean {
  const [time, notedState] = `${noted}`.split(' ');
  const age = now - Number(time);
  return age >= 0 && age < recentLimit && (state === null || notedState === state);
}

/**
 * Returns true if this tab has just renewed this session. Other tabs do not count, because two tabs may renew a session
 * at the same time without a loop.
 */
export const hasTabRenewedSession = (uid: string, state: string | null): boolean =>
  isRecentRenewal(
    callWithTabStorage((storage) => storage.getItem(renewalKey(uid))),
    Date.now(),
    state,
  );

export const recordRenewal = (uid: string, state: string | null): unknown =>
  callWithTabStorage((storage) => storage.setItem(renewalKey(uid), `${Date.now()} ${state}`));

/**
 * A note that one page stores in this tab and a later page reads once. The account pages store two notes for /login:
 * `acct-sign-in` contains an e-mail address, and `acct-to-account` makes /login return to /account. A sign-out stores
 * two notes for its last page: `acct-sign-out` contains the language, and `acct-app-open` means that the application
 * may still have a session.
 */
type TabNote = 'acct-sign-in' | 'acct-to-account' | 'acct-sign-out' | 'acct-app-open';

export const storeTabNote = (note: TabNote, text = ''): unknown =>
  callWithTabStorage((storage) => storage.setItem(note, text));

/** Returns a note and deletes it. Returns null if there is none. */
export const consumeTabNote = (note: TabNote): string | null =>
  callWithTabStorage((storage) => {
    const text = storage.getItem(note);
    storage.removeItem(note);
    return text;
  });

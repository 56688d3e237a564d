/** Within this many milliseconds an application that sends its visitor back has refused what it got. */
const lately = 20_000;
const keyOf = (uid: string): string => `acct-renewed ${uid}`;

/** Whether a renewal noted at this time of `Date.now()` was a moment ago; null and anything else in the storage is none. */
export function wasLately(noted: string | null, now: number): boolean {
  const age = now - Number(noted);
  return age >= 0 && age < lately;
}

/** Whether this visitor's session was renewed in this tab a moment ago. Two tabs may renew at once, and neither can go round in circles. */
export const renewedLately = (uid: string): boolean =>
  wasLately(
    inTab((storage) => storage.getItem(keyOf(uid))),
    Date.now(),
  );

export const noteRenewal = (uid: string): unknown => inTab((storage) => storage.setItem(keyOf(uid), `${Date.now()}`));

/** null where the browser keeps nothing for a tab, by its settings or for want of room: then the application's own guard is left. */
function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

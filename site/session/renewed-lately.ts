import { inTab } from './in-tab.ts';

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

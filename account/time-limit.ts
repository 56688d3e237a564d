import type { Clock } from './account-ports.ts';
import { CardError } from './errors.ts';

// In milliseconds, the waits of an interacted card; constants, which the bundler inlines.

/** A visitor's request; also the loads that a window needs before it opens, and a check that has not appeared. */
export const requestLimit = 15_000;
/** Both records after authentication: then the visitor has the choice, in any state of the store. */
export const recordsLimit = 9500;
/** A profile that cannot be written must not keep the visitor waiting. */
export const profileLimit = 6000;
/** Optional steps after an account is made must not keep its owner waiting. */
export const nicetyLimit = 4000;
/** After this time a running profile write no longer delays the provision request. */
export const profileHeadStart = 3000;
/** The read of a stored provision request. */
export const readLimit = 3000;
/** A fresh token before a further try; without one it goes on with the earlier token. */
export const refreshLimit = 3000;
/** The site's keeper may delay a sign-in this long, in all. */
export const keepLimit = 1000;

const afterTimeout: Clock['after'] = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** The `Clock` port over the timers of a browser or of Node. */
export const systemClock: Clock = { now: () => performance.now(), after: afterTimeout };

/** Resolves with the work. Rejects if it fails, and with `late` if it has not settled after so many milliseconds. */
export function within<T>(
  ms: number,
  work: Promise<T>,
  late: unknown = 'too late',
  after: Clock['after'] = afterTimeout,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(late));
    work.then(resolve, reject).finally(cancel);
  });
}

/** Does the same by the card's own clock, with an error of the card. */
export const withTimeLimit = <T>(
  work: Promise<T>,
  { clock, ms, code }: { readonly clock: Clock; readonly ms: number; readonly code: string },
): Promise<T> => within(ms, work, new CardError(code), (...limit) => clock.after(...limit));

import { CardError } from './errors.ts';
import type { Clock } from './ports.ts';

// In milliseconds, what only an interacted card waits for; constants, which the bundler puts where they are used.

/** A visitor's request; also all that a window needs before it opens, and a check that has not appeared. */
export const requestLimit = 15_000;
/** Both records after authentication: then the visitor has the choice, whatever the store is doing. */
export const recordsLimit = 9500;
/** A profile that cannot be written must not keep the visitor waiting. */
export const profileLimit = 6000;
/** Niceties after an account is made must not keep its owner waiting. */
export const nicetyLimit = 4000;
/** A profile on its way does not hold the provision request back any longer. */
export const profileHeadStart = 3000;
/** A stored provision request. */
export const readLimit = 3000;
/** The site's keeper may hold up a sign-in, in all. */
export const keepLimit = 1000;

/** Rejects with `late` when the work has not settled after so many milliseconds. */
export function within<T>(
  ms: number,
  work: Promise<T>,
  late: unknown,
  after: Clock['after'] = afterTimeout,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(late));
    work.then(resolve, reject).finally(cancel);
  });
}

const afterTimeout: Clock['after'] = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** The same by the card's own clock, with an error of the card. */
export const withTimeLimit = <T>(
  work: Promise<T>,
  { clock, ms, code }: { readonly clock: Clock; readonly ms: number; readonly code: string },
): Promise<T> => within(ms, work, new CardError(code), (...limit) => clock.after(...limit));

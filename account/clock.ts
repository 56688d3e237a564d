import type { Clock } from './account-ports.ts';
import { CardError } from './errors.ts';

/** Implements the `Clock` port with the timers of a browser or of Node. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Settles like the promise `work`. Rejects with `late` if `work` takes longer than `ms` milliseconds. */
export function rejectIfLate<T>(ms: number, work: Promise<T>, late: unknown = 'too late'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms, late);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Settles like the promise `work`. Rejects with a `CardError` if `work` has not settled in time by the card's clock.
 */
export function withTimeLimit<T>(
  work: Promise<T>,
  { clock, ms, code }: { readonly clock: Clock; readonly ms: number; readonly code: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new CardError(code)));
    work.then(resolve, reject).finally(cancel);
  });
}

import type { Clock } from './account-ports.ts';
import { CardError } from './errors.ts';

/** The `Clock` port over the timers of a browser or of Node. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves with the work. Rejects if it fails, and with `late` if it has not settled after so many milliseconds. */
export function within<T>(ms: number, work: Promise<T>, late: unknown = 'too late'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms, late);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Does the same by the card's own clock, with an error of the card. */
export function withTimeLimit<T>(
  work: Promise<T>,
  { clock, ms, code }: { readonly clock: Clock; readonly ms: number; readonly code: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new CardError(code)));
    work.then(resolve, reject).finally(cancel);
  });
}

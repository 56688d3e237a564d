import type { Clock } from './account-ports.ts';
import { CardError } from './errors.ts';

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

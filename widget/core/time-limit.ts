import { CardError } from './errors.ts';
import type { Clock } from './ports.ts';

/** Rejects with this code when the promise has not settled after so many milliseconds. */
export function withTimeLimit<T>(clock: Clock, ms: number, code: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new CardError(code)));
    promise.then(resolve, reject).finally(cancel);
  });
}

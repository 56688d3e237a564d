import { CardError } from './errors.ts';
import type { Clock } from './ports.ts';

/** Milliseconds that the card waits, of all that only a touched card waits for. */
export const timeLimits = {
  /** A request of the visitor's; also all that has to be there before a window can open, and a human check that has not appeared. */
  request: 15_000,
  /** Both records after authentication: then the visitor has the choice, whatever the store is doing. */
  records: 9500,
  /** A profile that cannot be written must not keep the visitor waiting. */
  profile: 6000,
  /** Niceties after an account is made must not keep its owner waiting. */
  nicety: 4000,
  /** A profile on its way does not hold the provision request back any longer. */
  profileHeadStart: 3000,
  /** A stored provision request. */
  read: 3000,
  /** The site's keeper may hold up a sign-in, in all. */
  keep: 1000,
} as const;

/** Rejects with this code when the work has not settled after so many milliseconds. */
export function withTimeLimit<T>(
  work: Promise<T>,
  { clock, ms, code }: { readonly clock: Clock; readonly ms: number; readonly code: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new CardError(code)));
    work.then(resolve, reject).finally(cancel);
  });
}

import type { Clock } from '../../../account/account-ports.ts';

export type FakeClock = Clock & {
  /** Advances the time. Runs each callback at its time, and waits until the promises have settled. */
  advance(ms: number): Promise<void>;
  /** Returns the number of callbacks that have not run yet. */
  pendingCount(): number;
};

/** The number of microtasks to wait for. It is greater than the length of any chain of promises in the card. */
const turns = 60;

/** Waits until all promises have settled, except those that wait for an answer from outside. */
export async function waitForPromises(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}

/** Creates a fake `Clock` port, whose time passes only when a test advances it. */
export function createFakeClock(start = Date.UTC(2026, 10, 20, 9, 0, 0)): FakeClock {
  let now = start;
  let timers: readonly { readonly at: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const target = now + ms;
      await waitForPromises();
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= target).sort((a, b) => a.at - b.at);
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.callback();
        await waitForPromises();
      }
      now = target;
    },
    pendingCount: () => timers.length,
  };
}

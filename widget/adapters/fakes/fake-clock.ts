import type { Clock } from '../../core/ports.ts';

export type FakeClock = Clock & {
  /** Lets this much time pass: what is due runs in its order, with the promises it settles. */
  advance(ms: number): Promise<void>;
  /** How many callbacks are still to come. */
  waiting(): number;
};

/** More turns of the microtask queue than any chain of promises in the card has links. */
const turns = 60;

/** Lets every promise settle that waits for nothing outside. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}

/** The `Clock` port by hand: time passes only when told. */
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
      await settle();
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= target).sort((a, b) => a.at - b.at);
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.callback();
        await settle();
      }
      now = target;
    },
    waiting: () => timers.length,
  };
}

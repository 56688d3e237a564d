import type { Clock } from '../../core/ports.ts';

/** The `Clock` port over the browser's timers. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const id = setTimeout(callback, ms);
    return () => clearTimeout(id);
  },
};

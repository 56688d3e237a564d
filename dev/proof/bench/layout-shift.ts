import type { LayoutShift } from './probe-record.ts';

/** Sum of the layout shifts between two moments (ms since the start of the navigation): stricter than the worst window of them. */
export function layoutShift(
  shifts: readonly LayoutShift[],
  after = Number.NEGATIVE_INFINITY,
  until = Number.POSITIVE_INFINITY,
): number {
  return shifts.reduce((sum, { at, value }) => (at > after && at <= until ? sum + value : sum), 0);
}

import { formatSignedMilliseconds, printTable } from '../../base/print-table.ts';
import type { RunResults } from './rounds.ts';

/** Maps the heading of a column to a function that returns the subject with which the column compares `subject`. */
export type ComparisonColumns = Readonly<Record<string, (subject: string) => string>>;

/**
 * Prints the median of each value, and also the minimum of each time. Compares subjects by the median of the
 * differences within each round, and by the ratio of their medians.
 */
export function printRunResults(
  title: string,
  runs: ReadonlyMap<string, readonly RunResults[]>,
  comparisons: ComparisonColumns,
): void {
  const measures = Object.keys([...runs.values()][0]?.[0] ?? {});
  const heads = measures.flatMap((measure) => (isTime(measure) ? [measure, ...Object.keys(comparisons)] : [measure]));
  const valuesOf = (subject: string, measure: string): readonly number[] =>
    (runs.get(subject) ?? []).map((run) => run[measure] ?? Number.NaN);
  const rows = Array.from(runs.keys(), (subject) => [
    subject,
    ...measures.flatMap((measure) => {
      const values = valuesOf(subject, measure);
      const { median, min } = findMedianAndMinimum(values);
      if (!isTime(measure)) return [measure.endsWith(', kB') ? median.toFixed(1) : String(median)];
      const compared = Object.values(comparisons).map((baseOf) => {
        const base = baseOf(subject) === subject ? [] : valuesOf(baseOf(subject), measure);
        if (base.length === 0) return '';
        return `${formatSignedMilliseconds(summarizeDifferences(values, base).median)} (${(median / findMedianAndMinimum(base).median).toFixed(2)} times)`;
      });
      return [`${Math.round(median)} (${Math.round(min)})`, ...compared];
    }),
  ]);
  printTable(`${title}: medians, and for times (minima)`, ['', ...heads], rows);
}

const isTime = (measure: string): boolean => measure.endsWith(', ms');

export type MedianAndMinimum = { readonly median: number; readonly min: number };

/**
 * Returns the median and the minimum of a list of numbers, which must not be empty. The median of an even count is the
 * mean of the two middle numbers.
 */
export function findMedianAndMinimum(values: readonly number[]): MedianAndMinimum {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined || sorted[0] === undefined) throw new Error('No values to compare.');
  return { median: (low + high) / 2, min: sorted[0] };
}

/** Returns the median and the minimum of the differences between two pages in the same round. */
export function summarizeDifferences(values: readonly number[], base: readonly number[]): MedianAndMinimum {
  if (values.length !== base.length) throw new Error('Pages with different numbers of rounds cannot be compared.');
  return findMedianAndMinimum(values.map((value, round) => value - (base[round] ?? Number.NaN)));
}

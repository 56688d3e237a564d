import { printTable, signed } from '../../base/print-table.ts';
import type { Run } from './rounds.ts';

/** The subject that a column compares with, by column heading, then by subject. */
export type Comparisons = Readonly<Record<string, (subject: string) => string>>;

/** Prints medians, and the minima of times. A comparison adds the median of paired differences, and the ratio. */
export function printRuns(title: string, runs: ReadonlyMap<string, readonly Run[]>, comparisons: Comparisons): void {
  const measures = Object.keys([...runs.values()][0]?.[0] ?? {});
  const heads = measures.flatMap((measure) => (isTime(measure) ? [measure, ...Object.keys(comparisons)] : [measure]));
  const valuesOf = (subject: string, measure: string): readonly number[] =>
    (runs.get(subject) ?? []).map((run) => run[measure] ?? Number.NaN);
  const rows = Array.from(runs.keys(), (subject) => [
    subject,
    ...measures.flatMap((measure) => {
      const values = valuesOf(subject, measure);
      const { median, min } = spread(values);
      if (!isTime(measure)) return [measure.endsWith(', kB') ? median.toFixed(1) : String(median)];
      const compared = Object.values(comparisons).map((baseOf) => {
        const base = baseOf(subject) === subject ? [] : valuesOf(baseOf(subject), measure);
        if (base.length === 0) return '';
        return `${signed(differences(values, base).median)} (${(median / spread(base).median).toFixed(2)} times)`;
      });
      return [`${Math.round(median)} (${Math.round(min)})`, ...compared];
    }),
  ]);
  printTable(`${title}: medians, and for times (minima)`, ['', ...heads], rows);
}

const isTime = (measure: string): boolean => measure.endsWith(', ms');

export type Spread = { readonly median: number; readonly min: number };

/** Returns the median (the mean of the two middle numbers) and the minimum of at least one number. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined || sorted[0] === undefined) throw new Error('No values to compare.');
  return { median: (low + high) / 2, min: sorted[0] };
}

/** Returns the spread of the differences between two pages, paired by round. */
export function differences(values: readonly number[], base: readonly number[]): Spread {
  if (values.length !== base.length) throw new Error('Pages with different numbers of rounds cannot be compared.');
  return spread(values.map((value, round) => value - (base[round] ?? Number.NaN)));
}

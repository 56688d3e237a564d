import { printTable, signed } from '../../build/print-table.ts';
import type { Run } from './rounds.ts';
import { differences, spread } from './statistics.ts';

/** By a column's head: what a subject's times are held against, by the name of that subject. */
export type Comparisons = Readonly<Record<string, (subject: string) => string>>;

/**
 * Prints the medians of every subject (of times the minimum too). A comparison adds to each time the median of the
 * differences within the rounds, in ms, and the ratio of the medians; it is empty where there is nothing to compare.
 */
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
  printTable(`${title}: medians, of times (minima)`, ['', ...heads], rows);
}

const isTime = (measure: string): boolean => measure.endsWith(', ms');

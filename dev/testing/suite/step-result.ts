import type { Counts } from './read-report.ts';

/** What a step of a suite proved, and how long it took in seconds. */
export type StepResult = Counts & { readonly name: string; readonly seconds: number };

/** Prints the line that ends every suite and returns its exit code. */
export function printTotal(results: readonly Counts[]): number {
  const sum = (count: keyof Counts): number => results.reduce((total, result) => total + result[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

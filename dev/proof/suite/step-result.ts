import type { Counts } from './read-report.ts';

/** What a step of a suite proved, and how long it took in seconds. */
export type StepResult = Counts & { readonly name: string; readonly seconds: number };

/** Prints a line for each failure and the line that ends every suite; returns its exit code. */
export function printTotal(results: readonly StepResult[]): number {
  const sum = (count: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[count], 0);
  console.log();
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`FAILED in ${name.split(':')[0]}: ${failure}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

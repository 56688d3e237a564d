import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolOptions } from '../../base/run-tool.ts';
import { readTestRun } from '../browser/test-run.ts';
import { type BrowserCounts, readPlaywrightReport, readVitestReport, type TestCounts } from './read-report.ts';

/** The counts of a suite's step, and its duration in seconds. */
export type StepResult = TestCounts & { readonly name: string; readonly seconds: number };

/** Runs one step, and prints a heading and the step's duration. An exception is printed and counts as one failure. */
export async function runStep(name: string, step: () => Promise<TestCounts>): Promise<StepResult> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const counted = await step().catch((error: Error): TestCounts => {
    console.error(error.name === 'CommandError' ? error.message : error.stack);
    return { passed: 0, failed: 1, failures: [error.message] };
  });
  const seconds = (performance.now() - started) / 1000;
  const { passed, failed } = counted;
  console.log(`== ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  return { failures: failed > 0 ? ['see above'] : [], ...counted, name, seconds };
}

/** Prints a line for each failure and a line with the total. Returns the exit code for the process. */
export function printTestTotal(results: readonly StepResult[]): number {
  const sum = (count: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[count], 0);
  console.log();
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`FAILED in ${name}: ${failure}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Runs Playwright on the latest built run and counts the tests. `args` and `options` are passed to Playwright. */
export async function runBrowserTests(args: readonly string[], options: ToolOptions = {}): Promise<BrowserCounts> {
  const report = join(readTestRun().folder, 'browser.json');
  rmSync(report, { force: true });
  return readPlaywrightReport(report, await runTool('playwright', ['test', ...args], options));
}

/** Runs vitest's projects and counts the tests. `args` and `options` are passed to vitest. */
export async function runUnitTests(args: readonly string[], options: ToolOptions = {}): Promise<TestCounts> {
  const report = join('.cache', `unit-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...reporters, ...args], options);
  const counts = readVitestReport(report, code);
  rmSync(report, { force: true });
  return counts;
}

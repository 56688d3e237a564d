import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readTestRun } from '../e2e/test-run.ts';
import { readPlaywrightReport } from './read-report.ts';
import { runTool } from './run-tool.ts';

/** Runs Playwright on the latest built run and counts the tests; `args` go to Playwright. */
export async function browserStep(args: readonly string[]): Promise<{ passed: number; failed: number }> {
  const report = join(readTestRun().folder, 'browser.json');
  rmSync(report, { force: true });
  return readPlaywrightReport(report, await runTool('playwright', ['test', ...args]));
}

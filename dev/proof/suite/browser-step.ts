import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolOptions } from '../../build/run-tool.ts';
import { readTestRun } from '../browser/test-run.ts';
import { type BrowserCounts, readPlaywrightReport } from './read-report.ts';

/** Runs Playwright on the latest built run and counts the tests; `args` and `options` go to Playwright. */
export async function browserStep(args: readonly string[], options: ToolOptions = {}): Promise<BrowserCounts> {
  const report = join(readTestRun().folder, 'browser.json');
  rmSync(report, { force: true });
  return readPlaywrightReport(report, await runTool('playwright', ['test', ...args], options));
}

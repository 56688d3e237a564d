import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolOptions } from '../../build/run-tool.ts';
import { readTestRun } from '../browser/test-run.ts';
import { type BrowserTest, readBrowserTests } from './browser-tests.ts';
import { type Counts, readPlaywrightReport } from './read-report.ts';

/** Runs Playwright on the latest built run and counts the tests; `args` and `env` go to Playwright. */
export async function browserStep(
  args: readonly string[],
  env: ToolOptions['env'] = {},
): Promise<Counts & { tests: readonly BrowserTest[] }> {
  const report = join(readTestRun().folder, 'browser.json');
  rmSync(report, { force: true });
  const counts = readPlaywrightReport(report, await runTool('playwright', ['test', ...args], { env }));
  const tests = existsSync(report) ? readBrowserTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  return { ...counts, tests };
}

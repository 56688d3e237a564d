import { CommandError } from './command-error.ts';
import { prepareBrowser, prepareFirefox, prepareHindiFont } from './set-up/prepare-browser.ts';
import { browserStep } from './test-steps/browser-step.ts';
import { buildStep } from './test-steps/build-step.ts';
import { runStep } from './test-steps/run-step.ts';
import { runToolAsOneTest } from './test-steps/run-tool.ts';
import type { StepResult } from './test-steps/step-result.ts';
import { unitStep } from './test-steps/unit-step.ts';

/**
 * `npm test`: set-up, then lint, types, unit, build and browser tests, and a last line `N passed, N failed`.
 * `npm run browser -- [--no-build] [arguments of Playwright]`: the browser tests alone, on a new build or on the latest.
 */
export async function test(args: readonly string[]): Promise<number> {
  const [only, ...rest] = args;
  if (only !== undefined && only !== 'browser')
    throw new CommandError(`Unknown part "${only}" of npm test: only "browser" is known.`);
  // In CI a missing emulator must be a failure, never a skipped proof.
  if (process.env.CI) process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR ??= '1';
  prepareBrowser();
  prepareHindiFont();
  prepareFirefox();
  const results =
    only === 'browser' ? await runBrowserTests(rest) : [...(await runChecks()), ...(await runBrowserTests([]))];
  const [passed, failed] = [total(results, 'passed'), total(results, 'failed')];
  console.log(`\n${results.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runChecks(): Promise<StepResult[]> {
  return [
    await runStep('lint', () => runToolAsOneTest('biome', ['check', '--error-on-warnings', '.'])),
    await runStep('types', () => runToolAsOneTest('tsc', ['--noEmit'])),
    await runStep('unit', () => unitStep([])),
  ];
}

async function runBrowserTests(args: readonly string[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  if (!args.includes('--no-build')) results.push(await runStep('build', buildStep));
  if (total(results, 'failed') > 0) return results;
  const rest = args.filter((arg) => arg !== '--no-build');
  return [...results, await runStep('browser', () => browserStep(rest))];
}

function total(results: readonly StepResult[], count: 'passed' | 'failed'): number {
  return results.reduce((sum, result) => sum + result[count], 0);
}

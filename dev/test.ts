import { CommandError } from './build/command-error.ts';
import { prepareHindiFont, preparePdfToText, prepareTestBrowser } from './proof/set-up/prepare-browser.ts';
import { browserStep } from './proof/suite/browser-step.ts';
import { buildStep } from './proof/suite/build-step.ts';
import { runStep } from './proof/suite/run-step.ts';
import { runToolAsOneTest } from './proof/suite/run-tool-as-one-test.ts';
import { printTotal, type StepResult } from './proof/suite/step-result.ts';
import { unitStep } from './proof/suite/unit-step.ts';

/**
 * `npm test`: set-up, then lint, types and unit tests beside the build and the browser tests; a last line `N passed, N failed`.
 * `npm run test:quick`: lint, types and unit tests alone, without a browser, a build or emulators.
 * `npm run browser -- [--no-build] [arguments of Playwright]`: the browser tests alone, on a new build or on the latest.
 */
export async function test(args: readonly string[]): Promise<number> {
  const [only = 'all', ...rest] = args;
  const suite = suites[only];
  if (!suite) throw new CommandError(`Unknown part "${only}" of npm test. Known: ${Object.keys(suites).join(', ')}.`);
  // In CI a missing emulator must be a failure, never a skipped proof.
  if (process.env.CI) process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR ??= '1';
  const results = await suite(rest);
  console.log(`\n${results.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`);
  return printTotal(results);
}

const suites: Readonly<Record<string, (args: readonly string[]) => Promise<StepResult[]>>> = {
  all: async () => {
    prepare();
    // Each waits now and then, for its slowest file or for a server: together they keep two processors busy.
    const [checks, browser] = await Promise.all([runChecks(eachTime), buildAndBrowse(quick)]);
    return [...checks, ...browser];
  },
  quick: () => runChecks(['--project', 'unit-*']),
  browser: async (args) => {
    prepare();
    const rest = args.filter((arg) => arg !== '--no-build');
    // Who names a file wants all of it.
    const chosen = rest.some((arg) => !arg.startsWith('-')) ? rest : [...quick, ...rest];
    return args.includes('--no-build') ? [await browse(chosen)] : buildAndBrowse(chosen);
  },
};

const quick = ['--project=quick'];
/** Not the copies of the sources, which `npm run proof -- rename` builds, nor the owner's commands, `npm run proof -- tools`. */
const eachTime = ['--project', 'unit-*', '--project', 'emulators'];

const browse = (args: readonly string[]): Promise<StepResult> => runStep('browser', () => browserStep(args));

async function buildAndBrowse(args: readonly string[]): Promise<StepResult[]> {
  const build = await runStep('build', buildStep);
  return build.failed > 0 ? [build] : [build, await browse(args)];
}

function prepare(): void {
  prepareTestBrowser();
  prepareHindiFont();
  preparePdfToText();
}

async function runChecks(unitArguments: readonly string[]): Promise<StepResult[]> {
  return [
    await runStep('lint', () => runToolAsOneTest('biome', ['check', '--error-on-warnings', '.'])),
    await runStep('types', () => runToolAsOneTest('tsc', ['--noEmit'])),
    await runStep('unit', () => unitStep(unitArguments)),
  ];
}

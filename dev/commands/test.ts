import { join } from 'node:path';
import { CommandError, runTool } from '../base/run-tool.ts';
import { startSharedEmulators } from '../proof/browser/start-emulators.ts';
import { readChangedOption } from '../proof/runner/changed-option.ts';
import { createTestRun, runBuildStep } from '../proof/runner/run-build-step.ts';
import { printTestTotal, runBrowserTests, runStep, runUnitTests, type StepResult } from '../proof/runner/run-step.ts';
import { prepareHindiFont, preparePdfToText, prepareTestBrowser } from '../services/set-up/prepare-browser.ts';

/**
 * `npm test` prepares the machine, then runs lint, types and unit tests at the same time as the build and the browser
 * tests. It ends with a line `N passed, N failed`. `npm run test:quick [-- --changed [REF]]` runs only lint, types and
 * unit tests, without a browser, a build or emulators. `npm run browser -- [--no-build] [arguments of Playwright]` runs
 * only the browser tests, on a new build or on the latest one.
 */
export async function runTestCommand(args: readonly string[]): Promise<number> {
  const [only = 'all', ...rest] = args;
  const suite = suites[only];
  if (!suite) throw new CommandError(`Unknown part "${only}" of npm test. Known: ${Object.keys(suites).join(', ')}.`);
  // In CI a missing emulator must be a failure. The tests that need it must not be skipped.
  if (process.env.CI) process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR ??= '1';
  const results = await suite(rest);
  console.log(`\n${results.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`);
  return printTestTotal(results);
}

type Suite = (args: readonly string[]) => Promise<StepResult[]>;

const suites: Readonly<Record<string, Suite>> = {
  all: runAll,
  quick: async (args) => [...(await lintAndTypes()), await unitTests(['unit-*'], readChangedOption(args))],
  browser: async (args) => {
    prepare();
    const rest = args.filter((arg) => arg !== '--no-build');
    const built = rest.length === args.length ? [await runStep('build', runBuildStep)] : [];
    if (built.some(({ failed }) => failed > 0)) return built;
    // Without a named file, only the quick browser tests run.
    const chosen = rest.some((arg) => !arg.startsWith('-')) ? rest : [...quick, ...rest];
    return [...built, await runStep('browser', () => runBrowserTests(chosen))];
  },
};

const quick = ['isolated', 'quick'].map((name) => `--project=${name}`);

async function runAll(): Promise<StepResult[]> {
  prepare();
  const run = await createTestRun();
  // The emulators have their own process groups, which a signal to this process does not reach. They end when this
  // process ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  const emulators = startSharedEmulators(run.ports, join('.cache', `emulators-${process.pid}`));
  // If the emulators fail, the steps that wait for the emulators report the failure.
  emulators.catch(() => undefined);
  const build = runStep('build', () => runBuildStep({ run }));
  const isBuilt = build.then(({ failed }) => failed === 0);
  // Unit tests and browser tests run in parallel, so that no processor is idle while one of the runs waits for a server
  // or for its slowest file.
  const unit = async (): Promise<StepResult> => {
    const built = (await isBuilt) ? ['built'] : [];
    return unitTests(['unit-*', 'emulators', ...built], [], emulators);
  };
  const browser = async (): Promise<StepResult[]> => {
    if (!(await isBuilt)) return [];
    return [
      await runStep('browser', async () => {
        await emulators;
        return runBrowserTests(quick);
      }),
    ];
  };
  const [checks, ofUnit, ofBrowser] = await Promise.all([lintAndTypes(), unit(), browser()]);
  const stopEmulators = await emulators.catch(() => undefined);
  await stopEmulators?.();
  return [...checks, ofUnit, await build, ...ofBrowser];
}

function prepare(): void {
  prepareTestBrowser();
  prepareHindiFont();
  preparePdfToText();
}

async function lintAndTypes(): Promise<StepResult[]> {
  const runWhole = async (tool: string, ...args: readonly string[]) => {
    const code = await runTool(tool, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
  return [
    await runStep('lint', () => runWhole('biome', 'check', '--error-on-warnings', '.')),
    await runStep('types', () => runWhole('tsc', '--noEmit')),
  ];
}

/** Runs projects of vitest after `ready` has resolved. */
const unitTests = (
  projects: readonly string[],
  options: readonly string[] = [],
  ready: Promise<unknown> = Promise.resolve(),
): Promise<StepResult> =>
  runStep('unit', async () => {
    await ready;
    return runUnitTests([...projects.flatMap((name) => ['--project', name]), ...options]);
  });

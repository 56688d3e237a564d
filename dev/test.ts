import { CommandError, runTool } from './build/run-tool.ts';
import { prepareHindiFont, preparePdfToText, prepareTestBrowser } from './build/set-up/prepare-browser.ts';
import { buildStep } from './proof/suite/build-step.ts';
import { browserStep, printTotal, runStep, type StepResult, unitStep } from './proof/suite/run-step.ts';

/**
 * `npm test`: set-up, then lint, types and unit tests beside the build and the browser tests; a last line `N passed, N
 * failed`. `npm run test:quick`: only lint, types and unit tests, without a browser, a build or emulators. `npm run
 * browser -- [--no-build] [arguments of Playwright]`: only the browser tests, on a new build or on the latest.
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
    // Each waits at times, for its slowest file or for a server: together they keep two processors busy.
    const [checks, browser] = await Promise.all([runChecks(['unit-*', 'emulators']), browse(quick, true)]);
    return [...checks, ...browser];
  },
  quick: () => runChecks(['unit-*']),
  browser: async (args) => {
    prepare();
    const rest = args.filter((arg) => arg !== '--no-build');
    // A named file runs whole.
    const chosen = rest.some((arg) => !arg.startsWith('-')) ? rest : [...quick, ...rest];
    return browse(chosen, rest.length === args.length);
  },
};

const quick = ['--project=signed', '--project=quick'];

async function browse(args: readonly string[], builds: boolean): Promise<StepResult[]> {
  const built = builds ? [await runStep('build', buildStep)] : [];
  if (built.some(({ failed }) => failed > 0)) return built;
  return [...built, await runStep('browser', () => browserStep(args))];
}

function prepare(): void {
  prepareTestBrowser();
  prepareHindiFont();
  preparePdfToText();
}

async function runChecks(projects: readonly string[]): Promise<StepResult[]> {
  const runWhole = async (tool: string, ...args: readonly string[]) => {
    const code = await runTool(tool, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
  return [
    await runStep('lint', () => runWhole('biome', 'check', '--error-on-warnings', '.')),
    await runStep('types', () => runWhole('tsc', '--noEmit')),
    await runStep('unit', () => unitStep(projects.flatMap((name) => ['--project', name]))),
  ];
}

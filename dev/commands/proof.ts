import { parseArgs } from 'node:util';
import { printTable } from '../base/print-table.ts';
import { CommandError } from '../base/run-tool.ts';
import startServices, { runFolderVariable } from '../proof/browser/global-setup.ts';
import { readTestRun } from '../proof/browser/test-run.ts';
import { type ProofOptions, type ProofPart, readCommitSeed, shardOption } from '../proof/proof-part.ts';
import { proofParts } from '../proof/proof-parts.ts';
import type { TestCounts } from '../proof/runner/read-report.ts';
import { runBuildStep } from '../proof/runner/run-build-step.ts';
import { printTestTotal, runBrowserTests, runStep, type StepResult } from '../proof/runner/run-step.ts';
import * as prepare from '../services/set-up/prepare-browser.ts';

/** Browser tests are split into this number of shards. A short run runs one of the shards. */
const shards = 20;
const shortMinutes = 8;

/** The time in milliseconds in which an aborted part must end its processes. */
const graceMs = 10_000;

type Chosen = readonly (readonly [name: string, part: ProofPart])[];

/**
 * `npm run proof [-- PART...] [--short] [--seed N] [--no-build]`: runs the whole proof or the named parts. `--short`
 * runs a sample of the tests, which depends on the commit or on the given seed. `--no-build` uses the last build. The
 * output ends with a table of the parts and a line `N passed, N failed`.
 */
export async function runProofCommand(args: readonly string[]): Promise<number> {
  const { chosen, short, seed, builds } = readOptions(args);
  if (short) console.log(`This is a sample of the proof; --seed ${seed} takes the same sample again.`);
  const needs = new Set(chosen.flatMap(([, part]) => part.needs));
  prepareBrowsers(needs);
  const packs = needs.has('package');
  const usesBuild = packs || needs.has('build');
  const interrupted = interruption();
  const results: StepResult[] = [];
  if (builds && usesBuild) results.push(await runStep('build', () => runBuildStep({ packs })));
  if (results.every(({ failed }) => failed === 0)) {
    const stopServices = usesBuild ? await startSharedServices() : undefined;
    for (const { name, minutes, run } of runsOf(chosen, short)) {
      if (interrupted.aborted) break;
      const limit = new AbortController();
      const end = (why: string): void => limit.abort(why);
      const timer = setTimeout(end, minutes * 60_000, `not finished after ${minutes} minutes`);
      interrupted.addEventListener('abort', () => end('interrupted'), { once: true });
      results.push(await runStep(name, () => endedBy(limit.signal, run({ short, seed, signal: limit.signal }))));
      clearTimeout(timer);
    }
    await stopServices?.();
  }
  const rows = results.map(({ name, passed, failed, seconds }) => [name, `${passed}`, `${failed}`, seconds.toFixed(1)]);
  printTable('The proof', ['part', 'passed', 'failed', 'seconds'], rows);
  const code = printTestTotal(results);
  return interrupted.aborted ? 130 : code;
}

type Run = Pick<ProofPart, 'minutes'> & {
  readonly name: string;
  readonly run: (options: ProofOptions) => Promise<TestCounts>;
};

/**
 * Returns a run for each part. In a short proof, the browser tests of all parts have one run, which runs only a shard
 * of them.
 */
function runsOf(chosen: Chosen, short: boolean): readonly Run[] {
  const inBrowser = chosen.filter(([, { runner }]) => runner === 'browser').map(([name]) => name);
  const projects = (names: readonly string[]) => names.map((name) => `--project=${name}`);
  const runs = chosen.flatMap(([name, { runner, minutes }]): Run[] => {
    if (runner !== 'browser') return [{ name, minutes, run: runner }];
    return short ? [] : [{ name, minutes, run: ({ signal }) => runBrowserTests(projects([name]), { signal }) }];
  });
  if (!short || inBrowser.length === 0) return runs;
  const run: Run['run'] = async ({ seed, signal }) => {
    const shard = shardOption(seed, shards);
    const counts = await runBrowserTests([...projects(inBrowser), shard], { signal, env: { ACCT_SHORT_PROOF: '1' } });
    const rows = Object.entries(counts.projects).map(([name, { passed, failed }]) => [name, `${passed}`, `${failed}`]);
    printTable(`Browser tests, ${shard}`, ['project', 'passed', 'failed'], rows);
    return counts;
  };
  return [{ name: 'browser', minutes: shortMinutes, run }, ...runs];
}

/**
 * Resolves to the numbers of passed and failed tests of a part. After an abort, waits at most `graceMs` for the part,
 * and counts at least one failure.
 */
async function endedBy(signal: AbortSignal, counts: Promise<TestCounts>): Promise<TestCounts> {
  const grace = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, graceMs, undefined), { once: true });
  });
  const counted = await Promise.race([counts, grace]);
  if (counted && !signal.aborted) return counted;
  const { passed = 0, failed = 0, failures = [] } = counted ?? {};
  return { passed, failed: Math.max(1, failed), failures: [...failures, `${signal.reason}`] };
}

/** Aborts the run at Ctrl-C or another termination signal. A second signal ends this process at once. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

/**
 * Starts the services of the browser tests before the first part. All parts share them, so each part saves eight
 * seconds.
 */
async function startSharedServices(): Promise<() => Promise<void>> {
  const stop = await startServices();
  process.env[runFolderVariable] = readTestRun().folder;
  return stop;
}

function prepareBrowsers(needs: ReadonlySet<ProofPart['needs'][number]>): void {
  if (needs.has('chromium')) {
    prepare.prepareTestBrowser();
    prepare.prepareHindiFont();
  }
  if (needs.has('whole-chromium')) prepare.prepareBrowser();
  if (needs.has('firefox')) prepare.prepareFirefox();
  if (needs.has('webkit')) prepare.prepareWebKit();
}

function readOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { short: flag, 'no-build': flag, seed: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const known = Object.keys(proofParts);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`Unknown part of the proof: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  }
  const seed = Number(values.seed ?? readCommitSeed());
  if (!Number.isInteger(seed) || seed < 0) throw new CommandError('--seed needs a whole number, 0 or more.');
  const { short, 'no-build': isBuilt } = values;
  const chosen = Object.entries(proofParts).filter(([name, { isWholeOnly }]) =>
    positionals.length > 0 ? positionals.includes(name) : !(short && isWholeOnly),
  );
  return { chosen, short, seed, builds: !isBuilt };
}

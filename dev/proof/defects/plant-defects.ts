import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { endProcessGroup, spawnProcessGroup } from '../../base/run-tool.ts';
import { freePorts } from '../../services/free-ports.ts';
import { findFirestoreEmulator } from '../../services/start-firestore.ts';
import { startSharedEmulators } from '../browser/start-emulators.ts';
import { copySources } from '../copy-sources.ts';
import type { ProofOptions } from '../proof-part.ts';
import { readVitestTests, type TestCounts, type TestResult } from '../runner/read-report.ts';
import { type PlantedDefect, plantedDefects } from './planted-defects.ts';

/** The number of defects in a short run. */
const sampleSize = 4;

/**
 * Plants each defect in a copy of the sources, one at a time, and runs its test there. Counts a defect as passed if the
 * test passes without the defect and fails with the defect. A short run takes a sample by the seed.
 */
export async function plantDefects({ short, seed, signal }: ProofOptions): Promise<TestCounts> {
  const chosen = short ? sampleOf(possibleDefects(), seed) : possibleDefects();
  // Tests of the access rules replace the shared emulator's rules, so they run in one copy, one after another.
  const ofEmulator = chosen.filter(isOnEmulator);
  const others = chosen.filter((defect) => !isOnEmulator(defect))[Symbol.iterator]();
  // Uses two copies, since the smallest machine has two processors.
  const [first, second] = [copySources('defects'), copySources('defects')];
  let stopEmulators: (() => Promise<void>) | undefined;
  try {
    if (ofEmulator.length > 0) stopEmulators = await startEmulators();
    const without = await runTests(first, chosen, signal);
    const failures: string[] = [];
    let passed = 0;
    const plantIn = async (folder: string, defects: Iterable<PlantedDefect>): Promise<void> => {
      for (const defect of defects) {
        if (signal.aborted) return;
        const fault = explainUnusableTest(without, defect) ?? (await faultIn(folder, defect, signal));
        console.log(`${fault === null ? 'caught' : 'MISSED'}  ${defect.harm}`);
        if (fault === null) passed += 1;
        else failures.push(`${defect.harm} (${defect.file}): ${fault}: ${defect.test.file}, "${defect.test.title}"`);
      }
    };
    await Promise.all([plantIn(first, ofEmulator).then(() => plantIn(first, others)), plantIn(second, others)]);
    return { passed, failed: failures.length, failures };
  } finally {
    await stopEmulators?.();
    for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const isOnEmulator = ({ test }: PlantedDefect): boolean => test.file.endsWith('.emulator.test.ts');

/**
 * Returns the table of defects, without the defects in the access rules if vitest.config.ts skips the tests of the
 * access rules.
 */
function possibleDefects(): readonly PlantedDefect[] {
  if (findFirestoreEmulator() !== undefined || process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1')
    return plantedDefects;
  console.warn('No defect is planted in firestore.rules here: no official Firestore emulator found.');
  return plantedDefects.filter((defect) => !isOnEmulator(defect));
}

async function startEmulators(): Promise<() => Promise<void>> {
  const [auth = 0, firestore = 0] = await freePorts(2);
  return startSharedEmulators({ auth, firestore }, join('.cache', `defects-emulators-${process.pid}`));
}

/** Returns some of the rows, spread over the table; the same seed gives the same rows. */
function sampleOf(defects: readonly PlantedDefect[], seed: number): readonly PlantedDefect[] {
  const step = Math.ceil(defects.length / sampleSize);
  return defects.filter((_, index) => index % step === seed % step);
}

/**
 * Plants the defect in the copy, runs its test and restores the file. Returns the reason why the test misses the
 * defect, or null.
 */
async function faultIn(folder: string, defect: PlantedDefect, signal: AbortSignal): Promise<string | null> {
  const file = join(folder, defect.file);
  const source = readFileSync(file, 'utf8');
  const changed = insertDefect(source, defect);
  if (changed === null) return 'its text is not in the file exactly once';
  writeFileSync(file, changed);
  try {
    return explainMissedDefect(await runTests(folder, [defect], signal), defect);
  } finally {
    writeFileSync(file, source);
  }
}

/** Returns a source with the defect. Returns null if the text to replace is missing or occurs more than once. */
export function insertDefect(source: string, { text, replacement }: PlantedDefect): string | null {
  const parts = source.split(text);
  return parts.length === 2 ? parts.join(replacement) : null;
}

/** Runs the tests of these defects in the copy; resolves to the results of the tests that ran. */
async function runTests(
  folder: string,
  defects: readonly PlantedDefect[],
  signal: AbortSignal,
): Promise<readonly TestResult[]> {
  const report = join(folder, '.cache', 'defects.json');
  rmSync(report, { force: true });
  const titles = [...new Set(defects.map(({ test }) => test.title))];
  const pattern = titles.map((title) => title.replace(/[^\w ]/g, '\\$&')).join('|');
  const files = [...new Set(defects.map(({ test }) => test.file))];
  const args = ['run', ...files, '--testNamePattern', pattern, '--reporter=json', `--outputFile=${report}`];
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const child = spawnProcessGroup(process.execPath, [vitest, ...args], {
    cwd: folder,
    env: process.env,
    output: 'pipe',
  });
  const end = (): void => void endProcessGroup(child);
  signal.addEventListener('abort', end, { once: true });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => stream && textOf(stream)));
  await new Promise((done, fail) => child.once('error', fail).once('exit', done));
  signal.removeEventListener('abort', end);
  const printed = (await output).join('\n').trim();
  try {
    return readVitestTests(report);
  } catch (error) {
    throw new Error(`${(error as Error).message} It has printed:\n${printed}`);
  }
}

/** Returns the results of a defect's test, which may run several times with different values under one title. */
const resultsOf = (results: readonly TestResult[], { test }: PlantedDefect): readonly TestResult[] =>
  results.filter(({ file, title }) => file.endsWith(`/${test.file}`) && title.includes(test.title));

/** Returns the reason why a test proves nothing about its defect, or null. The test has to pass without the defect. */
export function explainUnusableTest(results: readonly TestResult[], defect: PlantedDefect): string | null {
  const own = resultsOf(results, defect);
  if (own.length === 0) return 'no test has this title';
  return own.every(({ isPassed }) => isPassed) ? null : 'the test fails without the defect';
}

/**
 * Returns the reason why a planted defect counts as missed, or null if it was detected. A test file that does not load
 * detects nothing.
 */
export function explainMissedDefect(results: readonly TestResult[], defect: PlantedDefect): string | null {
  const own = resultsOf(results, defect);
  if (own.length === 0) return 'with the defect the test does not run';
  return own.every(({ isPassed }) => isPassed) ? 'the test passes with the defect' : null;
}

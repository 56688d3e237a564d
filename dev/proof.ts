import { printTable } from './build/print-table.ts';
import { withinLimit } from './build/within-limit.ts';
import startGround, { groundVariable } from './proof/browser/global-setup.ts';
import { readTestRun } from './proof/browser/test-run.ts';
import type { ProofPart } from './proof/proof-part.ts';
import { proofParts } from './proof/proof-parts.ts';
import { readProofOptions } from './proof/read-proof-options.ts';
import { seedOfCommit } from './proof/seed-of-commit.ts';
import {
  prepareBrowser,
  prepareFirefox,
  prepareHindiFont,
  prepareTestBrowser,
  prepareWebKit,
} from './proof/set-up/prepare-browser.ts';
import { buildStep } from './proof/suite/build-step.ts';
import { runStep } from './proof/suite/run-step.ts';
import { printTotal, type StepResult } from './proof/suite/step-result.ts';

/**
 * `npm run proof [-- PART...] [--short] [--seed N] [--write] [--no-build]`: the long suite, whole or by its parts. `--short` draws a
 * sample of each part, with the commit's seed or the one that is named. Ends with a table of the parts and a line `N passed, N failed`.
 */
export async function proof(args: readonly string[]): Promise<number> {
  const { names, builds, ...options } = readProofOptions(args, Object.keys(proofParts), seedOfCommit);
  const parts = Object.entries(proofParts).filter(([name]) => names.includes(name));
  const needs = new Set(parts.flatMap(([, part]) => part.needs));
  if (options.short) console.log(`A sample of each part; --seed ${options.seed} draws the same again.`);
  prepareBrowsers(needs);
  const packs = needs.has('package');
  const built = packs || needs.has('build');
  const results: StepResult[] = [];
  if (builds && built) results.push(await runStep('build', () => buildStep({ packs })));
  if (results.every(({ failed }) => failed === 0)) {
    const stopGround = built ? await holdGround() : undefined;
    const limit = options.short ? limits.short : limits.whole;
    for (const [name, part] of parts) {
      const run = () => withinLimit(part.run(options), limit, `not at its end after ${limit / 60_000} minutes`);
      results.push(await runStep(`${name}: ${part.proves}`, run));
    }
    await stopGround?.();
  }
  const rows = results.map(({ name, passed, failed, seconds }) => {
    return [name.split(':')[0] ?? name, String(passed), String(failed), seconds.toFixed(1)];
  });
  printTable('The long suite', ['part', 'passed', 'failed', 'seconds'], rows);
  return printTotal(results);
}

/** Milliseconds that a part may take; what hangs is told and left behind, and ends with the process. */
const limits = { short: 8 * 60_000, whole: 45 * 60_000 } as const;

/** Starts the services of the browser tests for all parts: each would take eight seconds to start its own. */
async function holdGround(): Promise<() => Promise<void>> {
  // Children that have groups of their own end with this process, as long as it comes to its end by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const stop = await startGround();
  process.env[groundVariable] = readTestRun().folder;
  return stop;
}

function prepareBrowsers(needs: ReadonlySet<ProofPart['needs'][number]>): void {
  if (needs.has('chromium')) {
    prepareTestBrowser();
    prepareHindiFont();
  }
  if (needs.has('whole-chromium')) prepareBrowser();
  if (needs.has('firefox')) prepareFirefox();
  if (needs.has('webkit')) prepareWebKit();
}

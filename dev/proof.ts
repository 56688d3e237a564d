import { printTable } from './print-table.ts';
import { proofParts } from './proof/proof-parts.ts';
import { readProofOptions } from './proof/read-proof-options.ts';
import {
  prepareBrowser,
  prepareFirefox,
  prepareHindiFont,
  prepareTestBrowser,
  prepareWebKit,
} from './set-up/prepare-browser.ts';
import { buildStep } from './testing/suite/build-step.ts';
import { runStep } from './testing/suite/run-step.ts';
import { printTotal, type StepResult } from './testing/suite/step-result.ts';

/**
 * `npm run proof [-- PART...] [--short] [--seed N] [--write] [--no-build]`: the long suite, whole or by its parts. `--short` draws a
 * sample of each part, with the seed that it prints. Ends with a table of the parts and a line `N passed, N failed`.
 */
export async function proof(args: readonly string[]): Promise<number> {
  const { names, builds, ...options } = readProofOptions(args, Object.keys(proofParts));
  const parts = Object.entries(proofParts).filter(([name]) => names.includes(name));
  const needs = new Set(parts.flatMap(([, part]) => part.needs));
  if (options.short) console.log(`A sample of each part; --seed ${options.seed} draws the same again.`);
  if (needs.has('chromium')) {
    prepareTestBrowser();
    prepareHindiFont();
  }
  if (needs.has('whole-chromium')) prepareBrowser();
  if (needs.has('firefox')) prepareFirefox();
  if (needs.has('webkit')) prepareWebKit();
  const results: StepResult[] = [];
  const packs = needs.has('package');
  if (builds && (packs || needs.has('build'))) results.push(await runStep('build', () => buildStep({ packs })));
  if (results.every(({ failed }) => failed === 0)) {
    for (const [name, part] of parts) results.push(await runStep(`${name}: ${part.proves}`, () => part.run(options)));
  }
  const rows = results.map(({ name, passed, failed, seconds }) => {
    return [name.split(':')[0] ?? name, String(passed), String(failed), seconds.toFixed(1)];
  });
  printTable('The long suite', ['part', 'passed', 'failed', 'seconds'], rows);
  return printTotal(results);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../build/print-table.ts';
import { readTestRun } from './browser/test-run.ts';
import { drawSample } from './draw-sample.ts';
import { listBrowserTests } from './list-browser-tests.ts';
import type { ProofOptions, ProofPart } from './proof-part.ts';
import { browserStep } from './suite/browser-step.ts';
import type { BrowserTest } from './suite/browser-tests.ts';

export type BrowserPartOptions = Pick<ProofPart, 'proves' | 'needs'> & {
  /** The tag that its tests carry; Playwright's project `proof` holds all tests with such a tag. */
  readonly tag: `@proof:${string}`;
  /** How many tests a short run draws. */
  readonly sample: number;
  /** Holds the results against what is written of them; names every difference. */
  readonly compare?: (tests: readonly BrowserTest[], options: ProofOptions) => readonly string[];
};

/** A part whose proofs are browser tests; its table tells of each spec file. */
export function browserPart({ tag, sample, compare, ...shown }: BrowserPartOptions): ProofPart {
  const chosen = ['--project=proof', `--grep=${tag}( |$)`];
  return {
    ...shown,
    run: async (options) => {
      const { short, seed } = options;
      const drawn = short ? [`--test-list=${await listSample(tag, sample, seed)}`] : [];
      const { tests, ...counts } = await browserStep([...chosen, ...drawn]);
      printTable(tag, ['file', 'passed', 'failed', 'seconds'], rowsByFile(tests));
      const differences = compare?.(tests, options) ?? [];
      if (differences.length === 0) return counts;
      const { failed, failures = [] } = counts;
      return { ...counts, failed: failed + differences.length, failures: [...failures, ...differences] };
    },
  };
}

/** Draws some of the tests with this tag, and names those in a file as Playwright's `--test-list` reads it. */
async function listSample(tag: string, sample: number, seed: number): Promise<string> {
  const tests = (await listBrowserTests()).filter(({ tags }) => tags.includes(tag.slice(1)));
  const drawn = drawSample(tests, sample, seed);
  const list = join(readTestRun().folder, 'proof', 'drawn.txt');
  writeFileSync(list, drawn.map(({ file, titles }) => [file, ...titles].join(' › ')).join('\n'));
  return list;
}

function rowsByFile(tests: readonly BrowserTest[]): string[][] {
  return [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    const failed = own.filter(({ ok }) => !ok).length;
    const seconds = own.reduce((sum, test) => sum + test.seconds, 0);
    return [file, String(own.length - failed), String(failed), seconds.toFixed(1)];
  });
}

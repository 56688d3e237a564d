import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { printTable } from '../print-table.ts';
import { readTestRun } from '../testing/browser/test-run.ts';
import { browserStep } from '../testing/suite/browser-step.ts';
import { type BrowserTest, readBrowserTests } from '../testing/suite/browser-tests.ts';
import { runTool } from '../testing/suite/run-tool.ts';
import { drawSample } from './draw-sample.ts';
import type { ProofOptions, ProofPart } from './proof-part.ts';

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
      const drawn = short ? [`--test-list=${await listSample(chosen, sample, seed)}`] : [];
      const { tests, ...counts } = await browserStep([...chosen, ...drawn]);
      printTable(tag, ['file', 'passed', 'failed', 'seconds'], rowsByFile(tests));
      const differences = compare?.(tests, options) ?? [];
      if (differences.length === 0) return counts;
      const { failed, failures = [] } = counts;
      return { ...counts, failed: failed + differences.length, failures: [...failures, ...differences] };
    },
  };
}

/** Has Playwright list the tests, draws some of them, and names those in a file as its `--test-list` reads it. */
async function listSample(chosen: readonly string[], sample: number, seed: number): Promise<string> {
  const report = join(readTestRun().folder, 'proof', 'listed.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runTool('playwright', ['test', ...chosen, '--list', '--reporter=json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    silent: true,
  });
  if (code !== 0) throw new CommandError('Playwright could not list the tests: see the lines above.');
  const drawn = drawSample(readBrowserTests(JSON.parse(readFileSync(report, 'utf8'))), sample, seed);
  const list = join(dirname(report), 'drawn.txt');
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

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import { readTestRun } from '../browser/test-run.ts';
import type { ProofPart } from '../proof-part.ts';
import { browserStep } from '../suite/browser-step.ts';
import { unitStep } from '../suite/unit-step.ts';
import { type MeasuredSection, withMeasured } from '../with-measured.ts';

/** How far the card is walked: over fakes, where a step takes milliseconds, and built, in a browser. */
const steps = { whole: { fakes: 20_000, browser: 300 }, short: { fakes: 1500, browser: 40 } } as const;

/** Part `walks` of the long suite. What fails names seed and step, and over fakes the shortest way there. */
export const proveWalks: ProofPart['run'] = async ({ short, seed, write }) => {
  const wanted = steps[short ? 'short' : 'whole'];
  const folder = join(readTestRun().folder, 'proof');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'walks.json');
  rmSync(report, { force: true });
  const env = (count: number) => ({ ACCT_WALK_STEPS: String(count), ACCT_WALK_SEED: String(seed) });
  const overFakes = await unitStep(['--project', 'unit-walks'], { ...env(wanted.fakes), ACCT_WALK_REPORT: report });
  const inBrowser = await browserStep(['--project=proof', '--grep=@proof:walks( |$)'], env(wanted.browser));
  const failures = [...(overFakes.failures ?? []), ...(inBrowser.failures ?? [])];
  const failed = overFakes.failed + inBrowser.failed;
  const arrivals = inBrowser.tests[0]?.measured.arrivals ?? '0';
  const rows = [
    ['over fakes', wanted.fakes.toLocaleString('en-IN'), String(seed), tellPlaces(report), verdict(overFakes.failed)],
    [
      'built, in Chromium',
      String(wanted.browser),
      String(seed),
      `the application ${arrivals} times`,
      verdict(inBrowser.failed),
    ],
  ];
  printTable('Walks', heads, rows);
  if (write && !short && failed === 0) {
    writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, table(heads, rows)));
  }
  return { passed: overFakes.passed + inBrowser.passed, failed, failures };
};

/** Views and statuses in which steps ended, the most frequent first. */
function tellPlaces(report: string): string {
  if (!existsSync(report)) return '';
  const places = Object.entries(JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>);
  return places
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

const verdict = (failed: number): string => (failed === 0 ? 'none' : '**see above**');

const page = 'docs/reliability.md';
const section: MeasuredSection = {
  name: 'walks',
  heading: 'Random walks',
  intro: `Steps drawn by a seed: typing, tabs, submits, faults of the line and of Google, languages, removal, Back. After each one the rules of states, focus,
announced text, cookies and "nothing twice" are held against the card. \`npm run proof -- walks --write\` writes this.`,
};
const heads = ['card', 'steps', 'seed', 'came by', 'rules broken'] as const;

import { readFileSync, writeFileSync } from 'node:fs';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import type { ProofPart } from '../proof-part.ts';
import { browserStep } from '../suite/browser-step.ts';
import { type MeasuredSection, withMeasured } from '../with-measured.ts';

/** How many visitors sign up on one card, and as many at once; in a short run a few. */
const visitors = { whole: 200, short: 10 } as const;

/** Part `load` of the long suite. */
export const proveLoad: ProofPart['run'] = async ({ short, write }) => {
  const { tests, ...counts } = await browserStep(['--project=proof', '--grep=@proof:load( |$)'], {
    ACCT_LOAD_VISITORS: String(visitors[short ? 'short' : 'whole']),
  });
  const rows = tests.map(({ titles, ok, measured }) => {
    const lost = ok ? 'none' : '**not as it should be**';
    const how = (titles.at(-1) ?? '').replace(/^.*sign up |:.*$/g, '');
    return [how, measured.visitors ?? '', measured['pressed again'] ?? '', lost];
  });
  printTable('Load', heads, rows);
  if (write && !short && counts.failed === 0) {
    writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, table(heads, rows)));
  }
  return counts;
};

const page = 'docs/reliability.md';
const section: MeasuredSection = {
  name: 'load',
  heading: 'Load',
  intro: `Sign-ups by the built card against the emulators, each looked up afterwards: one account, its own profile and provision request, one verification mail.
Pressed again: a request took longer than the card waits, and the visitor tried once more. \`npm run proof -- load --write\` writes this.`,
};
const heads = ['how', 'visitors', 'pressed again', 'lost, doubled or crossed'] as const;

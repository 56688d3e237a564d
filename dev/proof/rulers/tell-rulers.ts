import { readFileSync, writeFileSync } from 'node:fs';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { BrowserTest } from '../suite/browser-tests.ts';
import { type MeasuredSection, withMeasured } from '../with-measured.ts';
import { exceptions } from './exceptions.ts';
import { stale } from './judge.ts';
import { exceptionsTable, rulerHeads, rulerRows } from './ruler-tables.ts';
import { readSeen } from './seen.ts';

const page = 'docs/reliability.md';

const section: MeasuredSection = {
  name: 'rulers',
  heading: 'Rulers of others',
  intro: `What checkers that are not ours say of every page of the site and every state of the card, in both languages. \`npm run proof -- rulers --write\` writes
this. A cell is empty where a ruler has nothing to measure; a number is an exception of the second table, whose words are
\`dev/proof/rulers/exceptions.ts\`. Of IBM Equal Access and HTML_CodeSniffer what they ask a person ("POTENTIAL", "warning") counts like what they call a fault; what
they ask of every page alike ("MANUAL", "notice") does not. axe measures here in the light at 1280 px, in the other pairs of width and theme in \`npm run proof -- axe\`.
Nu is the Nu checker of the W3C and needs Java; the form audits are those of Chromium's DevTools; rich results are Google's rules as Adobe's validator has
them; schema.org is its vocabulary as schema-dts types it. That each of them finds a fault, in the page and in the card's shadow root, is tested first.`,
};

/**
 * Prints the table of the rulers and writes it into docs/reliability.md where that is asked. The result names the exceptions that no longer occur, once
 * everything has been seen.
 */
export function tellRulers(tests: readonly BrowserTest[], { short, write }: ProofOptions): readonly string[] {
  const seen = readSeen();
  const rows = rulerRows(seen, exceptions);
  printTable('Rulers of others', rulerHeads, rows);
  if (short || tests.some(({ ok }) => !ok)) return [];
  if (write) {
    const content = `${table(rulerHeads, rows)}\n\n${exceptionsTable(exceptions)}`;
    writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, content));
  }
  return stale(seen, exceptions);
}

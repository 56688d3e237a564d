import { readFileSync, writeFileSync } from 'node:fs';
import { fillMarkers } from '../build/readme/fill-markers.ts';
import { faultResults, faultsTables, writtenResults } from './faults-tables.ts';
import type { ProofOptions } from './proof-part.ts';
import type { BrowserTest } from './suite/browser-tests.ts';

const page = 'docs/reliability.md';

/**
 * Holds the results of the faults against docs/reliability.md, or writes them there; the result names every difference. A sample is
 * held against the cells that it ran, and written nowhere.
 */
export function compareFaults(tests: readonly BrowserTest[], { short, write }: ProofOptions): readonly string[] {
  const results = faultResults(tests);
  const before = readFileSync(page, 'utf8');
  const written = writtenResults(before);
  const differences = Array.from(results).flatMap(([cell, result]) =>
    written.get(cell) === result
      ? []
      : [`${page}, ${cell}: "${written.get(cell) ?? ''}" stands there, "${result}" came`],
  );
  if (short) return differences;
  const after = fillMarkers(before, faultsTables(results));
  if (after === before) return [];
  if (write) writeFileSync(page, after);
  else if (differences.length === 0) return [`${page} is not as its tables are made: npm run proof -- faults --write`];
  return write ? [] : differences;
}

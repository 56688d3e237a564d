import { readFileSync, writeFileSync } from 'node:fs';
import { fillMarkers } from './docs/fill-markers.ts';
import { guideTables } from './docs/guide-tables.ts';

const guide = 'widget/README.md';

/** `npm run docs`: writes the tables of the partner's guide from the code. */
export async function docs(): Promise<number> {
  const before = readFileSync(guide, 'utf8');
  const after = fillMarkers(before, guideTables());
  if (after !== before) writeFileSync(guide, after);
  console.log(`${guide}: ${after === before ? 'up to date' : 'written'}`);
  return 0;
}

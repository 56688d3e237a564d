import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cells } from '../../widget/e2e/faults/requests.ts';
import { fillMarkers } from '../build/readme/fill-markers.ts';
import { faultResults, faultsTables, writtenResults } from './faults-tables.ts';

const page = readFileSync('docs/reliability.md', 'utf8');
const asDeclared = cells.map(({ request, fault, outcome }) => ({
  file: 'faults.spec.ts',
  titles: [request.flow, request.name, `${fault}: ${outcome}`],
  tags: ['proof:faults'],
  ok: true,
  seconds: 1,
  error: undefined,
  measured: {},
}));

test('docs/reliability.md tells what the tests declare: run "npm run proof -- faults --write" after a change', () => {
  expect(page).toBe(fillMarkers(page, faultsTables(faultResults(asDeclared))));
});

test('each result is found again in what is written', () => {
  const written = writtenResults(page);
  for (const [cell, result] of faultResults(asDeclared)) expect(written.get(cell), cell).toBe(result);
});

test('a test that failed is told as that', () => {
  const [first] = asDeclared;
  if (!first) throw new Error('there is no cell');
  const results = faultResults([{ ...first, ok: false }]);
  expect([...results.values()]).toEqual(['**fails**']);
  expect(faultsTables(results)['fault-results']).toContain('**fails**');
});

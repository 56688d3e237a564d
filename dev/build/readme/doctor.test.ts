import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doctorTable } from './doctor-table.ts';
import { fillMarkers } from './fill-markers.ts';

test('docs/doctor.md names every fault that is planted: run "npm run readme" after a change', () => {
  const page = readFileSync('docs/doctor.md', 'utf8');
  expect(page).toBe(fillMarkers(page, doctorTable()));
});

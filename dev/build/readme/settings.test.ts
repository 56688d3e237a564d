import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillMarkers } from './fill-markers.ts';
import { settingsTables } from './settings-tables.ts';

test('docs/settings.md holds the tables that the code makes: run "npm run readme" after a change', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  expect(page).toBe(fillMarkers(page, settingsTables()));
});

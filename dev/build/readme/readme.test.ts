import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/developing.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

test('the table of commands has every npm script, and no other', () => {
  const [, rows = ''] = /^## Commands\n([\s\S]*?)^## /m.exec(page) ?? [];
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`npm (?:run )?([\w:-]+)/g), ([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(scripts).sort());
});

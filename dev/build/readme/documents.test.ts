import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongReferences } from './wrong-references.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name));
const documents = ['README.md', 'widget/README.md', ...inDocs.filter((file) => file.endsWith('.md'))];

test.each(documents)('every file, heading and test that %s names is there', (file) => {
  expect(wrongReferences(file)).toEqual([]);
});

test('a file, a heading, a test that is not there are each told; what is there and what is elsewhere is not', () => {
  const ghost = ['no', 'such', 'test'].join(' ');
  const text = [
    '# Here',
    'A [file](deploy.md), [this](#here), [that](deploy.md#back), `dev/readme.ts`, [far](https://acct.example/x), `a/b.ts`.',
    '[no](gone.md) [nor](#gone) [nor](deploy.md#gone) `dev/gone.ts`',
    `[t](../dev/build/readme/documents.test.ts): "a file, a heading, a test" and [t](../dev/build/readme/documents.test.ts): "${ghost}".`,
  ].join('\n\n');
  expect([...wrongReferences('docs/x.md', text)].sort()).toEqual([
    'docs/x.md: no file dev/gone.ts',
    'docs/x.md: no file docs/gone.md',
    'docs/x.md: no heading docs/deploy.md#gone',
    'docs/x.md: no heading docs/x.md#gone',
    `docs/x.md: no test "${ghost}" in dev/build/readme/documents.test.ts`,
  ]);
});

const page = readFileSync('docs/developing.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

test('the table of commands has every npm script, and no other', () => {
  const [, rows = ''] = /^## Commands\n([\s\S]*?)^## /m.exec(page) ?? [];
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`npm (?:run )?([\w:-]+)/g), ([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(scripts).sort());
});

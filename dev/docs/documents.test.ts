import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../proof/unit/source-files.ts';
import { findMissingDocuments, findMissingFiles, findMissingReferences } from './find-missing-references.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name));
const styles = ['widget', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|md)$/.test(name))
    .map((name) => join(folder, name)),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'widget/README.md',
  'examples/application/README.md',
  ...inDocs.filter((file) => file.endsWith('.md')),
];

test.each(documents)('every file, heading and test that %s names exists', (file) => {
  expect(findMissingReferences(file)).toEqual([]);
});

test('every file that a comment names exists, and a missing file is reported', () => {
  const files = [...readdirSync('.'), ...documents, ...styles, ...sourceFiles.map(({ file }) => file)];
  expect(sourceFiles.flatMap(({ file, source }) => findMissingFiles(file, source, files))).toEqual([]);
  const gone = ['gone', 'md'].join('.');
  const source = `/** As docs/go-live.md and readme.ts have it, ${gone} not. */ // https://acct.example/far.md`;
  expect(findMissingFiles('a.ts', source, files)).toEqual([`a.ts: no file ${gone}`]);
});

test('every document and heading that a source names exists, and a missing document or heading is reported', () => {
  const sources = [...sourceFiles, { file: '.env.example', source: readFileSync('.env.example', 'utf8') }];
  const product = sources.filter(({ file }) => file !== 'dev/docs/documents.test.ts');
  expect(product.flatMap(({ file, source }) => findMissingDocuments(file, source))).toEqual([]);
  expect(findMissingDocuments('a.ts', "'docs/go-live.md#back' 'docs/go-live.md#gone' docs/gone.md")).toEqual([
    'a.ts: no docs/go-live.md#gone',
    'a.ts: no docs/gone.md',
  ]);
});

test.each(documents)(
  'the commands in %s have no comments, because the shell of a Mac passes comments to commands as arguments',
  (file) => {
    const blocks = readFileSync(file, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm);
    expect(Array.from(blocks, ([, block = '']) => block.match(/^.*(?:^|\s)#.*$/gm)).filter(Boolean)).toEqual([]);
  },
);

test('a reference is reported only if its file, heading or test is missing in this repository', () => {
  const ghost = ['no', 'such', 'test'].join(' ');
  const text = [
    '# Here',
    'A [file](go-live.md), [this](#here), [that](go-live.md#back), `dev/commands/readme.ts`, [far](https://acct.example/x), `a/b.ts`.',
    '[no](gone.md) [nor](#gone) [nor](go-live.md#gone) `dev/gone.ts`',
    `[t](../dev/docs/documents.test.ts): "only if its file, heading or test is missing" and [t](../dev/docs/documents.test.ts): "${ghost}".`,
  ].join('\n\n');
  expect([...findMissingReferences('docs/x.md', text)].sort()).toEqual([
    'docs/x.md: no file dev/gone.ts',
    'docs/x.md: no file docs/gone.md',
    'docs/x.md: no heading docs/go-live.md#gone',
    'docs/x.md: no heading docs/x.md#gone',
    `docs/x.md: no test "${ghost}" in dev/docs/documents.test.ts`,
  ]);
});

const page = readFileSync('docs/developing.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

test('the table of commands has a row for every npm script, and no other row', () => {
  const [, rows = ''] = /^## Commands\n([\s\S]*?)^## /m.exec(page) ?? [];
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`npm (?:run )?([\w:-]+)/g), ([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(scripts).sort());
});

test('the application’s guide has at most 2000 words', () => {
  expect(readFileSync('docs/for-the-application.md', 'utf8').match(/\S*\w\S*/g)?.length).toBeLessThanOrEqual(2000);
});

const asvs = readFileSync('docs/asvs.md', 'utf8');

test('docs/asvs.md lists each item of V6, V7 and V10 once, and its table of proven items names a test in every row', () => {
  // The number of items in each section of ASVS 5.0.0.
  const counts = { 6: [3, 12, 8, 6, 8, 4, 2, 4], 7: [3, 4, 2, 5, 3, 2], 10: [2, 3, 5, 16, 5, 2, 3] };
  const items = Object.entries(counts).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, item) => `${chapter}.${section + 1}.${item + 1}`),
    ),
  );
  const named = asvs.match(/^\| [\d., ]+ \|/gm)?.flatMap((cell) => cell.match(/\d+\.\d+\.\d+/g) ?? []) ?? [];
  expect(named.sort()).toEqual(items.sort());
  const [, shown = ''] = /\| the test \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(asvs) ?? [];
  const bare = shown
    .match(/.+/g)
    ?.filter((row) => !/(?:\.(?:test|spec)\.tsx?|\/requests\/[\w-]+\.ts)\): "[^"]+" \|$/.test(row));
  expect(bare).toEqual([]);
});

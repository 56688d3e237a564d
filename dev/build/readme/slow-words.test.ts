import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../proof/unit/source-files.ts';
import { listedWords, slowWords } from './slow-words.ts';

const words = listedWords(readFileSync('CONTRIBUTING.md', 'utf8'));

/** The rooms whose comments are read as well. */
const roots = ['widget', 'site', 'dev', 'examples'];

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'widget', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  ),
];

test('no document has a slow word of the list in CONTRIBUTING.md', () => {
  expect([words.length > 20, words.length <= 30]).toEqual([true, true]);
  expect(documents.flatMap((file) => slowWords(file, readFileSync(file, 'utf8'), words))).toEqual([]);
});

test('no comment of these rooms has one', () => {
  const comments = sourceFiles
    .filter(({ file }) => roots.some((root) => file.startsWith(`${root}/`)))
    .map(({ file, source }) => [file, (source.match(comment) ?? []).join('\n')] as const);
  expect(comments.flatMap(([file, text]) => slowWords(file, text, words))).toEqual([]);
});

test('a slow word is named, over two lines as well; code, quotations and links are free', () => {
  const [one = '', two = ''] = ['of then', 'whoever'];
  const text = `As ${one.replace(' ', '\n * ')}, "${two}" and \`${two}\` in [x](${two}.md).\n\n> ${two}\n\n${two}`;
  expect(slowWords('a.md', text, words)).toEqual([`a.md: ${one}`, `a.md: ${two}`]);
});

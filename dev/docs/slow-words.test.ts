import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { sourceFiles } from '../proof/unit/source-files.ts';
import { readSourceWords } from './read-source-words.ts';

/** Returns the slow words that the table in CONTRIBUTING.md lists. */
function listedWords(contributing: string): readonly string[] {
  const [, rows = ''] = /\| slow \| better \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(contributing) ?? [];
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word = '']) => word));
}

/** Matches text that is not searched for slow words: code, quotations, quoted paragraphs and the targets of links. */
const free = /^```[\s\S]*?^```|^>.*$|`[^`\n]*`|"[^"\n]*"|“[^”]*”|\]\([^)\s]*\)/gm;

/** Returns each slow word of a text, with the file's name before it. */
function slowWords(file: string, text: string, words: readonly string[]): readonly string[] {
  const slow = new RegExp(`\\b(?:${words.map((word) => word.replaceAll(' ', '[\\s*/]+')).join('|')})\\b`, 'gi');
  const found = text.replace(free, (each) => each.replace(/[^\n]/g, ' ')).matchAll(slow);
  return Array.from(found, ([word]) => `${file}: ${word.replace(/[\s*/]+/g, ' ')}`);
}

const words = listedWords(readFileSync('CONTRIBUTING.md', 'utf8'));

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
  expect(words.length).toBeGreaterThan(10);
  expect(documents.flatMap((file) => slowWords(file, readFileSync(file, 'utf8'), words))).toEqual([]);
});

const comments = sourceFiles.flatMap(({ file, source }) =>
  readSourceWords(file, source).comments.map((text) => ({ file, text })),
);

test('no comment of a source file has a slow word', () => {
  const found = comments.flatMap(({ file, text }) => slowWords(file, text, words));
  expect(found).toEqual([]);
});

test('every comment begins with a verb or a subject', () => {
  expect(comments.filter(({ text }) => /^(?:Of|What|Who|Whose|Whether|By|One)\b/.test(text))).toEqual([]);
});

/** Returns every string in a source, such as titles of tests, messages and labels. */
function textsOf(file: string, source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, value } = node as { type?: unknown; value?: unknown };
      if (type === 'Literal' && typeof value === 'string') texts.push(value);
      if (type === 'TemplateElement') texts.push((value as { cooked: string }).cooked);
      for (const each of Object.values(node)) visit(each);
    }
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body);
  return texts;
}

/**
 * Returns true for a file in which all texts are searched, because they are titles and messages. Pages and legal texts
 * are not searched.
 */
const hasMessages = (file: string): boolean => !/^site\/content|worked-|\.css\.ts$/.test(file);

test('no test title and no message has a slow word', () => {
  const files = sourceFiles.filter(({ file }) => hasMessages(file) && !/node_modules|slow-words/.test(file));
  const found = files.flatMap(({ file, source }) =>
    textsOf(file, source).flatMap((text) => slowWords(file, text, words)),
  );
  expect(found).toEqual([]);
});

test('a slow word is found, also across two lines, but not in code, quotations and links', () => {
  const [one = '', two = ''] = ['of then', 'whoever'];
  const text = `As ${one.replace(' ', '\n * ')}, "${two}" and \`${two}\` in [x](${two}.md).\n\n> ${two}\n\n${two}`;
  expect(slowWords('a.md', text, words)).toEqual([`a.md: ${one}`, `a.md: ${two}`]);
});

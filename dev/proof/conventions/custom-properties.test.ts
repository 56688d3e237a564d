import { expect, test } from 'vitest';
import { readDesignTokens } from '../../../widget/docs/token-docs.ts';
import { styleFiles } from '../unit/source-files.ts';

const tokens = Object.keys(readDesignTokens().light);

const sheets = styleFiles.map(({ file, source }) => ({
  file,
  room: file.split('/')[0] ?? '',
  source: source.replace(/\/\*[\s\S]*?\*\//g, ''),
}));

const declaration = /(--[\w-]+)\s*:/g;
const use = /var\(\s*(--[\w-]+)/g;

const namesIn = (source: string, pattern: RegExp): string[] =>
  Array.from(source.matchAll(pattern), ([, name = '']) => name);

test.each(['widget', 'site', 'examples'])(
  'every custom property that the stylesheets of %s read is declared',
  (room) => {
    const own = sheets.filter((sheet) => sheet.room === room);
    const declared = new Set([...tokens, ...own.flatMap(({ source }) => namesIn(source, declaration))]);
    const uses = own.flatMap(({ file, source }) => namesIn(source, use).map((name) => ({ file, name })));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(({ name }) => !declared.has(name))).toEqual([]);
  },
);

test('only tokens.css declares properties of the card, so that the guide names all properties', () => {
  const others = sheets.filter(({ file }) => file !== 'widget/tokens.css');
  const declared = others.flatMap(({ source }) => namesIn(source, declaration));
  expect(declared.filter((name) => name.startsWith('--acct-'))).toEqual([]);
});

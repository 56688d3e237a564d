import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../proof/unit/source-files.ts';

const guide = readFileSync('docs/for-the-application.md', 'utf8');
const sourceOf = (file: string): string => readFileSync(join('examples/application', file), 'utf8');
const firstCells = (heading: string): string[] => {
  const [, rows = ''] = new RegExp(`\\| ${heading} \\|[^\\n]*\\n\\|[-|]+\\|\\n((?:\\|.*\\n)+)`).exec(guide) ?? [];
  return rows
    .split('\n')
    .flatMap((row) => Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name));
};

test('its settings are those that the example reads', () => {
  const read = sourceFiles.flatMap(({ file, source }) => (file.startsWith('examples/application/') ? [source] : []));
  const names = read.flatMap(
    (source) => source.match(/(?<=['.])[A-Z]+(?:_[A-Z]+)+(?=\b)|(?<=env\.)SESSION\b|(?<=')PORT(?=')/g) ?? [],
  );
  expect(firstCells('variable').sort()).toEqual([...new Set(names)].sort());
});

test('its table of statuses has the example’s words', () => {
  const [, block = ''] = /statuses: \{([\s\S]*?)\}/.exec(sourceOf('texts.ts')) ?? [];
  const told = Array.from(
    block.matchAll(/^\s*'?([a-z-]+)'?: '(.+)',$/gm),
    ([, status, text]) => `| \`${status}\` | ${text} |`,
  );
  expect(told).toHaveLength(4);
  expect(guide).toContain(told.join('\n'));
});

import { readFileSync } from 'node:fs';
import type { ClassDeclaration, CustomElement } from 'custom-elements-manifest';
import { expect, test } from 'vitest';
import { readTokens } from '../readme/read-tokens.ts';
import { elementManifest } from './element-manifest.ts';

const { light, dark } = readTokens(readFileSync('widget/tokens.css', 'utf8'));
const manifest = elementManifest(light);
const guide = readFileSync('widget/README.md', 'utf8');

/** The rows of the guide's table whose first column is headed so. */
function rowsOf(heading: string): readonly string[] {
  const [, block = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[ |-]+\\n((?:\\|.*\\n)+)`, 'm').exec(guide) ?? [];
  return block.trim().split('\n');
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text.replace(/\|/g, '\\|')}\``;

function element(): CustomElement & ClassDeclaration {
  const [module] = manifest.modules;
  return module?.declarations?.[0] as CustomElement & ClassDeclaration;
}

test.each([
  [
    'attribute',
    () =>
      (element().attributes ?? []).map(({ name, default: otherwise = '', description = '' }) =>
        row(code(name), otherwise, description),
      ),
  ],
  [
    'event',
    () =>
      (element().events ?? []).map(({ name, description = '' }) => {
        const [when = '', detail = 'none'] = description.split('\n\nDetail: ');
        return row(code(name), detail, when);
      }),
  ],
  ['method', () => (element().members ?? []).map(({ name, description = '' }) => row(code(`${name}()`), description))],
  ['slot', () => (element().slots ?? []).map(({ name, description = '' }) => row(code(name), description))],
  ['part', () => (element().cssParts ?? []).map(({ name, description = '' }) => row(code(name), description))],
  [
    'property',
    () =>
      (element().cssProperties ?? []).map(({ name, default: otherwise = '', description = '' }) => {
        const atNight = dark[name];
        return row(code(name), code(otherwise), atNight === undefined ? 'the same' : code(atNight), description);
      }),
  ],
])('of every %s it says what the guide says, word for word', (heading, told) => {
  expect(told()).toEqual(rowsOf(heading));
});

test('an attribute of a few words has these for its type', () => {
  const typeOf = (wanted: string) => element().attributes?.find(({ name }) => name === wanted)?.type?.text;
  expect(typeOf('tab')).toBe("'signup' | 'signin'");
  expect(typeOf('app-url')).toBe('string');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Matches features that Chrome 80, Firefox 75 or Safari 13 lacks and that the build does not replace by older code. */
const tooNew =
  /\.(at|replaceAll|findLast|toSorted|replaceChildren|requestSubmit)\(|\b(Object\.hasOwn|Promise\.any|structuredClone|randomUUID)\b|\(\?<[=!a-z]|[^\s'"`]\/[gimuy]*s[gimuy]*\.(exec|test)\(/g;

/** The folders of the scripts that reach a browser. */
const folders = [
  'account',
  ...['core', 'adapters', 'element', 'languages', 'diagnostics', 'ui'].map((name) => join('widget', name)),
  ...['account-pages', 'base', 'islands', 'session', 'tools'].map((name) => join('site', name)),
];
const scripts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\b(testing|fakes)\b/.test(name))
    .map((name) => join(folder, name)),
);

test('no browser script uses a feature that the oldest supported browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(150);
  const found = scripts.map((file) => [file, ...(readFileSync(file, 'utf8').match(tooNew) ?? [])]);
  expect(found.filter(([, ...uses]) => uses.length > 0)).toEqual([]);
});

test.each(['names.at(-1)', "text.replaceAll('a', 'b')", '/a(?<year>b)/', '/(?<!a)b/', '/a.*b/s.exec(text)'])(
  'the oldest supported browsers lack %s',
  (code) => {
    expect(code.match(tooNew)).not.toBeNull();
  },
);

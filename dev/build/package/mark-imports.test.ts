import { SourceMap } from 'node:module';
import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { markImports } from './mark-imports.ts';

/** A source of one line and its map, word by word. */
function mapped(code: string) {
  return { code, map: new MagicString(code).generateMap({ hires: true, source: 'source.ts' }).toString() };
}

test('an address that is composed is left to the browser, one that is written out to the bundler', () => {
  const { code } = markImports(mapped('const a=u=>import(u+"?try=1"),b=()=>import("./react.js"),c=u=>import(u);'));
  const left = /import\(\/\* webpackIgnore: true \*\/\/\* @vite-ignore \*\/u/g;
  expect(code.match(left)).toHaveLength(2);
  expect(code).toContain('import("./react.js")');
});

test('what stands behind a mark is still found in its source', () => {
  const before = mapped('const a=u=>import(u);const wanted=1;');
  const { code, map } = markImports(before);
  const place = new SourceMap(JSON.parse(map)).findEntry(0, code.indexOf('wanted'));
  expect(place).toMatchObject({ originalSource: 'source.ts', originalColumn: before.code.indexOf('wanted') });
});

test('a script without such an import stays as it is', () => {
  const script = mapped('export const a=()=>import("./hi.js");');
  expect(markImports(script)).toEqual(script);
});

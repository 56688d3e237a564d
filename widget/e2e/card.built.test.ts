import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { languageCodes, sourceLanguage } from '../../account/languages.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { cardSizes } from '../../dev/release/budgets/sizes.ts';
import { sampleRelease } from '../release/sample-release.ts';

const folder = join(readTestRun().folder, 'widget');
const scripts = readdirSync(folder, { encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const source = (file: string): string => readFileSync(join(folder, file), 'utf8');
const messagesChunk = 'messages-for-integrators.js';
const ownMessages = 'own-messages.js';
const languageChunks = languageCodes.filter((code) => code !== sourceLanguage).map((code) => `${code}.js`);

/** Returns a script's static imports as `always` and its dynamic imports as `lazily`. */
const importsOf = (file: string) => {
  const found = (pattern: RegExp): string[] =>
    Array.from(source(file).matchAll(pattern), ([, name = '']) => name.replace('./', '')).sort();
  return {
    always: found(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g),
    lazily: found(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g),
  };
};

test('no file of the built card is larger than its budget', () => {
  const sizes = cardSizes(folder);
  expect(sizes.length).toBeGreaterThan(5);
  expect(
    sizes.filter(({ bytes, limit }) => bytes > limit),
    JSON.stringify(sizes),
  ).toEqual([]);
});

test('the shell and React import no file statically, and no chunk imports the shell', () => {
  expect(scripts.sort(), 'the map in the documents names each').toEqual(Object.keys(sampleRelease.files).sort());
  expect(importsOf('acct-auth-card.js')).toEqual({
    always: [],
    lazily: [...languageChunks, 'other-script.js', 'react.js'].sort(),
  });
  expect(importsOf('other-script.js')).toEqual({ always: [ownMessages], lazily: [] });
  expect(importsOf('react.js')).toEqual({ always: [], lazily: [...languageChunks, 'active.js'].sort() });
  expect(importsOf('active.js').lazily).toEqual(
    ['firebase-auth.js', messagesChunk, 'watch-page.js', 'examine-tag.js'].sort(),
  );
  expect(importsOf('watch-page.js').lazily).toEqual(['follow-withdrawal.js']);
  expect(importsOf(messagesChunk)).toEqual({ always: [ownMessages, 'react.js'], lazily: [] });
  expect(importsOf('examine-tag.js')).toEqual({ always: ['react.js'], lazily: [] });
  expect(importsOf('acct-auth-card.single.js')).toEqual({ always: [], lazily: [] });
  for (const file of languageChunks) expect(importsOf(file), file).toEqual({ always: [], lazily: [] });
  expect(importsOf('active.js').always).toEqual(['react.js']);
  for (const file of scripts) expect(importsOf(file).always, file).not.toContain('acct-auth-card.js');
});

test('a card that is built without App Check contains no code of App Check', () => {
  // Ignores two mentions of App Check in the SDK, which every build contains: the name of a header, and a check whether
  // the package is loaded.
  const trace = /content-firebaseappcheck|fire_app_check|APPCHECK_DEBUG|app-check\/(refused|unavailable)|notConfirmed/;
  expect(scripts.filter((file) => trace.test(source(file)))).toEqual([]);
});

test("the functions that contain React's modules are in parentheses, so that browsers compile these functions during the download", () => {
  const code = source('react.js');
  const modules = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    // Selects the functions that contain React's modules, because all others have at most 400 characters.
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > 400)
    .map(({ start }) => start);
  expect(modules.length).toBeGreaterThan(2);
  expect(modules.map((start) => code.slice(start - 2, start))).toEqual(modules.map(() => '(('));
});

test('every shipped script of the card uses only syntax that Safari 13 and Chrome 80 support', () => {
  for (const file of scripts) {
    // Safari 13 and Chrome 80 support `import.meta` and `import()`: https://caniuse.com/es6-module-dynamic-import
    const code = source(file)
      .replace(/\bimport\.meta\b/g, '__meta')
      .replace(/\bimport\(/g, '__import(');
    expect(() => parse(code, { ecmaVersion: 2019, sourceType: 'module' }), file).not.toThrow();
  }
});

test('no shipped script of the card calls a function that Safari 13 or Chrome 80 lacks', () => {
  const newer = [
    '.replaceAll(',
    'Object.hasOwn(',
    'structuredClone(',
    'randomUUID(',
    '.replaceChildren(',
    'AbortSignal.timeout',
    'attachInternals(',
    '.at(-',
  ];
  for (const file of scripts) {
    const code = source(file);
    expect(
      newer.filter((call) => code.includes(call)),
      file,
    ).toEqual([]);
  }
});

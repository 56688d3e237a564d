import { describe, expect, test } from 'vitest';
import config from '../../../vitest.config.ts';
import { browserParts } from '../proof-parts.ts';
import { sourceFiles } from '../unit/source-files.ts';
import { findCompressedCode } from './find-compressed-code.ts';

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/(e2e|testing|fakes)\//.test(file);
const tests = sourceFiles.filter(({ file }) => isTest(file));
const self = 'dev/proof/conventions/house-rules.test.ts';

test('no file waits for an idle network, because an idle network does not show that a page is ready', () => {
  const offenders = sourceFiles.filter(({ file, source }) => file !== self && /networkidle/.test(source));
  expect(offenders.map(({ file }) => file)).toEqual([]);
});

test('no file has a nested conditional expression, or a literal that is spread into another one', () => {
  expect(sourceFiles.flatMap(({ file, source }) => findCompressedCode(file, source))).toEqual([]);
});

test.each([
  ['const a = b ? 1 : c ? 2 : 3;', 'nested conditional'],
  ['const a = { ...{ b: 1, c: 2 } };', 'spread of a literal'],
  ["const a = [...['b', 'c']];", 'spread of a literal'],
])('the code %s is reported as %s', (source, kind) => {
  expect(findCompressedCode('a.ts', source)).toEqual([`a.ts:1: ${kind}`]);
});

describe('the test files', () => {
  test.each([
    [
      'is neither skipped nor run alone',
      /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b|\b(?:test|it|describe)\.skipIf\b/,
    ],
    ['passes at the first try', /\bretr(?:y|ies)\s*:\s*[1-9]|mode:\s*'serial'.*retries/],
    ['waits for a condition, not for a time', /waitForTimeout\(|new Promise\(\s*\(?\w+\)?\s*=>\s*setTimeout\(\w+,/],
  ])('obey the rule that a test %s', (_, forbidden) => {
    const offenders = tests.filter(({ file, source }) => file !== self && forbidden.test(source));
    expect(offenders.map(({ file }) => file)).toEqual([]);
  });
});

test('every unit test is in a folder that a project of vitest.config.ts includes', () => {
  const projects = (config.test?.projects ?? []) as readonly {
    readonly test: { readonly include: readonly string[] };
  }[];
  // The part of a pattern before its first wildcard.
  const folders = projects.flatMap(({ test }) => test.include.map((pattern) => pattern.replace(/[*{].*/, '')));
  const files = sourceFiles.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const sought = folders.filter((folder) => folder !== '');
  expect(files.filter((file) => !sought.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('an expectation waits longer than ten seconds only for a reason that long-waits.ts states', () => {
  const specs = sourceFiles.filter(({ file }) => file.endsWith('.spec.ts'));
  const long = /\bexpect\b[^;]*\btimeout: *(?:1[1-9]|[2-9]\d|\d{3,})_000/;
  expect(specs.filter(({ source }) => long.test(source)).map(({ file }) => file)).toEqual([]);
});

test('every tag of a browser test names a part that npm run proof runs', () => {
  const specs = sourceFiles.filter(({ file }) => file.endsWith('.spec.ts'));
  const tags = specs.flatMap(({ source }) =>
    Array.from(source.matchAll(/['"`]@proof:([\w-]+)['"`]/g), ([, name]) => name),
  );
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((name) => !browserParts.includes(name ?? ''))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { sourceFiles } from './testing/unit/source-files.ts';

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|\/(e2e|testing|fakes)\//.test(file);
const tests = sourceFiles.filter(({ file }) => isTest(file));
const self = 'dev/house-rules.test.ts';
const longest = 250;

test('every source file has at most 250 lines, or says in its first ten why it is longer', () => {
  const tooLong = sourceFiles.filter(({ source }) => {
    const lines = source.split('\n');
    return lines.length > longest && !/long because/i.test(lines.slice(0, 10).join('\n'));
  });
  expect(tooLong.map(({ file }) => file)).toEqual([]);
});

type SourceFile = (typeof sourceFiles)[number];

const linesOf = ({ source }: SourceFile): readonly string[] => source.trimEnd().split('\n');
const saysWhy = (file: SourceFile): boolean => /(long|short) because/i.test(linesOf(file)[0] ?? '');
/** Nothing but types: no line of it is in any bundle. */
const isTypes = ({ file, source }: SourceFile): boolean =>
  file.endsWith('.d.ts') || !/^(?!(?:export )?(?:type|interface|declare) |import |[\s})|/*&]|$)/m.test(source);

/** What is wrong with the sizes of files: crumbs are read one after the other, and long ones hide what they do. */
function wrongSizes(files: readonly SourceFile[]): {
  readonly short: readonly string[];
  readonly long: readonly string[];
} {
  const measured = files.filter((file) => !isTest(file.file) && !isTypes(file) && !saysWhy(file));
  const names = (wrong: (lines: number) => boolean) =>
    measured.filter((file) => wrong(linesOf(file).length)).map(({ file }) => file);
  return { short: names((lines) => lines < 10), long: names((lines) => lines > 160) };
}

test('of the files of widget/, dev/ and examples/ at most twelve have under 10 lines, and none over 160, unless their first line says why', () => {
  const { short, long } = wrongSizes(sourceFiles.filter(({ file }) => /^(widget|dev|examples)\//.test(file)));
  expect(long).toEqual([]);
  expect(short.length, short.join(', ')).toBeLessThanOrEqual(12);
});

test('a file too long or too short is seen, with types, tests and reasons left aside', () => {
  const code = (lines: number, first = 'export const a = 1;'): string =>
    [first, ...Array(lines - 1).fill('a();')].join('\n');
  const files = [
    { file: 'dev/long.ts', source: code(161) },
    { file: 'dev/fits.ts', source: code(160) },
    { file: 'dev/said.ts', source: code(161, '// Long because it is one table.') },
    { file: 'dev/short.ts', source: code(9) },
    { file: 'dev/short.test.ts', source: code(9) },
    {
      file: 'dev/types.ts',
      source: "import type { A } from './a.ts';\n\n/** A list. */\nexport type B = {\n  readonly a: A;\n};\n",
    },
  ];
  expect(wrongSizes(files)).toEqual({ short: ['dev/short.ts'], long: ['dev/long.ts'] });
});

test('nothing waits for an idle network, which says neither what must happen nor that nothing will', () => {
  const offenders = sourceFiles.filter(({ file, source }) => file !== self && /networkidle/.test(source));
  expect(offenders.map(({ file }) => file)).toEqual([]);
});

describe('every test', () => {
  test.each([
    [
      'runs, alone among none',
      /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b|\b(?:test|it|describe)\.skipIf\b/,
    ],
    ['passes at the first try', /\bretr(?:y|ies)\s*:\s*[1-9]|mode:\s*'serial'.*retries/],
    ['waits for what it expects, not for time', /waitForTimeout\(|new Promise\(\s*\(?\w+\)?\s*=>\s*setTimeout\(\w+,/],
  ])('%s', (_, forbidden) => {
    const offenders = tests.filter(({ file, source }) => file !== self && forbidden.test(source));
    expect(offenders.map(({ file }) => file)).toEqual([]);
  });
});

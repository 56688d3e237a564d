import { describe, expect, test } from 'vitest';
import { sourceFiles } from './testing/unit/source-files.ts';

const tests = sourceFiles.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file));
const self = 'dev/house-rules.test.ts';
const longest = 250;

test('every source file has at most 250 lines, or says in its first ten why it is longer', () => {
  const tooLong = sourceFiles.filter(({ source }) => {
    const lines = source.split('\n');
    return lines.length > longest && !/long because/i.test(lines.slice(0, 10).join('\n'));
  });
  expect(tooLong.map(({ file }) => file)).toEqual([]);
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

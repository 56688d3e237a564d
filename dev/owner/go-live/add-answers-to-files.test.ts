import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAnswersToFiles, listChangedLines, parseCurrentValues } from './add-answers-to-files.ts';

const example = readFileSync('.env.example', 'utf8');
const owner = readFileSync('owner.json', 'utf8');
const inSettings = (settings: string | null, answers: Readonly<Record<string, string | null>>): string =>
  addAnswersToFiles({ settings, owner }, answers, example).settings ?? '';

describe('.env.production', () => {
  test('keeps comments, unknown lines and the order of the lines when an answer is written', () => {
    const before = '# mine\nOTHER=1\n  export VITE_APP_URL = https://old.test # why\n\n# VITE_BLOG_URL=\n# the end\n';
    const answers = {
      VITE_APP_URL: 'https://new.test',
      VITE_BLOG_URL: 'https://blog.test',
      VITE_WATCH_URL: 'https://w.test',
    };
    expect(inSettings(before, answers)).toBe(
      '# mine\nOTHER=1\nVITE_APP_URL=https://new.test\n\nVITE_BLOG_URL=https://blog.test\n# the end\nVITE_WATCH_URL=https://w.test\n',
    );
  });

  test('has only one line for a setting that was set twice, and a removed setting becomes a comment', () => {
    expect(inSettings('VITE_BLOG_URL=a\nVITE_BLOG_URL=b\n', { VITE_BLOG_URL: 'c' })).toBe('VITE_BLOG_URL=c\n');
    expect(inSettings('VITE_BLOG_URL=a\n', { VITE_BLOG_URL: null })).toBe('# VITE_BLOG_URL=a\n');
  });

  test('keeps the line endings of Windows', () => {
    const before = '# mine\r\nVITE_BLOG_URL=a\r\n';
    const after = inSettings(before, { VITE_BLOG_URL: 'https://b.test', VITE_APP_URL: 'https://a.test' });
    expect(after).toBe('# mine\r\nVITE_BLOG_URL=https://b.test\r\nVITE_APP_URL=https://a.test\r\n');
    expect(parseCurrentValues({ settings: after, owner }).env).toEqual({
      VITE_BLOG_URL: 'https://b.test',
      VITE_APP_URL: 'https://a.test',
    });
  });

  test('has every comment of .env.example when it is new, and sets only the given answers', () => {
    const after = inSettings(null, { VITE_BLOG_URL: 'https://blog.test' });
    expect(after.match(/^# (?!VITE_).*$/gm)).toEqual(example.match(/^# (?!VITE_).*$/gm));
    expect(after.match(/^\w.*$/gm)).toEqual(['VITE_BLOG_URL=https://blog.test']);
  });

  test.each([
    "it's",
    'say "so"',
    'a#b',
    '#',
    'a b',
    '`',
    'हिसाब',
    'https://a.test/#/login',
    '$x',
    '\\n',
    'a=b',
    '\'a\' # "b"',
  ])('stores %s so that it is read back unchanged', (value) => {
    const after = inSettings('# mine\nVITE_APP_URL=x\n', { VITE_BLOG_URL: value });
    expect(parseCurrentValues({ settings: after, owner }).env).toEqual({ VITE_BLOG_URL: value, VITE_APP_URL: 'x' });
  });

  test('either stores a value with arbitrary characters so that it is read back unchanged, or rejects the value', () => {
    const line = fc.string({ minLength: 1, unit: fc.constantFrom(...'ab "\'`#=$\\/:हि') }).map((text) => text.trim());
    fc.assert(
      fc.property(
        line.filter((text) => text !== ''),
        (value) => {
          let after: string;
          try {
            after = inSettings('VITE_APP_URL=x\n', { VITE_BLOG_URL: value });
          } catch (error) {
            expect((error as Error).message).toContain('no quotes keep this value');
            return;
          }
          expect(parseCurrentValues({ settings: after, owner }).env).toEqual({
            VITE_BLOG_URL: value,
            VITE_APP_URL: 'x',
          });
        },
      ),
    );
    expect(() => inSettings('', { VITE_BLOG_URL: 'a\nb' })).toThrow('no quotes keep this value');
  });
});

describe('owner.json', () => {
  test.each(["Ram's", 'a "b" #c', 'two\nlines', 'हिसाब \\ किताब'])(
    'stores %j so that it is read back unchanged',
    (value) => {
      const after = addAnswersToFiles({ settings: null, owner }, { legalName: value, since: '2020' }, example);
      expect(after.settings).toBeNull();
      const { brand, facts } = parseCurrentValues(after);
      expect([facts.legalName, brand.since, Object.keys(facts)]).toEqual([
        value,
        2020,
        Object.keys(parseCurrentValues({ settings: null, owner }).facts),
      ]);
    },
  );

  test('keeps the line endings of Windows', () => {
    const after = addAnswersToFiles(
      { settings: null, owner: owner.replaceAll('\n', '\r\n') },
      { name: 'Khata' },
      example,
    ).owner;
    expect(after).toContain('"name": "Khata",\r\n');
    expect(after).not.toMatch(/[^\r]\n/);
  });
});

test('the difference between two texts lists only the lines that change', () => {
  expect(listChangedLines('f', 'a\nb\nc\n', 'a\nB\nc\nd\n')).toEqual(['f', '  - b', '  + B', '  + d']);
  expect(listChangedLines('f', 'a\n', 'a\n')).toEqual([]);
  expect(listChangedLines('f', null, '# x\nA=1\n')).toEqual(['f', '  + A=1']);
});

import { expect, test } from 'vitest';
import { resolveLanguage } from './languages.ts';

test.each([
  ['en', 'en'],
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI-Deva-in', 'hi'],
  [' hi ', 'hi'],
  ['fr', null],
  ['hindi', null],
  ['hi_IN', null],
  ['toString', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the language tag %s selects the language %s', (tag, language) => {
  expect(resolveLanguage(tag)).toBe(language);
});

import { expect, test } from 'vitest';
import { readSourceWords } from './read-source-words.ts';

const source = `
/** Returns the
 * sum. */
export const sum = (a: number): number => a; // Behind the code.
// Two lines
// of one comment.
export type Total = { readonly /* in paise */ sum: number };
const pattern = '**/assets/*'; const other = '/**/';
function hidden() {} // After code,
// another comment below.
describe('a bill', () => {
  test.each([1])('is printed', () => test.step('inner', () => {}));
  test(\`has \${sum} items\`, { tag: 'x' }, () => {});
});
it('stands alone', () => {});
`;

test('readSourceWords returns the comments, test titles with their groups, and exported names of a source', () => {
  expect(readSourceWords('a.test.ts', source)).toEqual({
    comments: [
      'Returns the sum.',
      'Behind the code.',
      'Two lines of one comment.',
      'in paise',
      'After code,',
      'another comment below.',
    ],
    titles: ['a bill > is printed', 'a bill > has ... items', 'stands alone'],
    names: ['sum', 'Total'],
  });
});

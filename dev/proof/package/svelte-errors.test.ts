import { expect, test } from 'vitest';
import { markedLines, svelteErrorLines } from './svelte-errors.ts';

test('the lines behind the mark that hold a card are marked, and no others', () => {
  const card = '<acct-auth-card tab="login"></acct-auth-card>';
  expect(markedLines([card, '<!-- Each has one error. -->', card, '', card].join('\n'))).toEqual([3, 5]);
  expect(markedLines(card)).toEqual([]);
});

test('errors and warnings are found in what svelte-check prints', () => {
  const lines = ['1 START "/x"', '1 WARNING "a.svelte" 9:1 "w"', '1 ERROR "a.svelte" 3:17 "e"', '1 COMPLETED 2 FILES'];
  expect(svelteErrorLines(lines.join('\n'))).toEqual([3, 9]);
});

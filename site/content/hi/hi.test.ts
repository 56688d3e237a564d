import { expect, it } from 'vitest';
import { leavesOf } from '../../testing/leaves-of.ts';
import { hi } from './hi.ts';

it('addresses the visitor formally, as agreed', () => {
  const familiar = /(^|\s)(तुम|तुम्हारा|तेरा|करो|देखो|बनाओ)(\s|$|।)/;
  expect(leavesOf(hi).length).toBeGreaterThan(100);
  expect(leavesOf(hi).filter(([, text]) => familiar.test(text))).toEqual([]);
});

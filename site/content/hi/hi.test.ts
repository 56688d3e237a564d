import { expect, it } from 'vitest';
import { leavesOf } from '../../testing/leaves-of.ts';
import { hi } from './hi.ts';

it('addresses the visitor formally, as agreed', () => {
  const familiar = /(^|\s)(तुम|तुम्हारा|तेरा|करो|देखो|बनाओ)(\s|$|।)/;
  expect(leavesOf(hi).length).toBeGreaterThan(100);
  expect(leavesOf(hi).filter(([, text]) => familiar.test(text))).toEqual([]);
});

it('speaks as at the counter: GST in Latin letters, and none of the words of offices', () => {
  const official = /जीएसटी|सशुल्क|नवीनीकरण|अनुपालन|बुनियादी|असीमित|समर्पित|ग्राहक सहायता/;
  expect(leavesOf(hi).filter(([, text]) => official.test(text))).toEqual([]);
});

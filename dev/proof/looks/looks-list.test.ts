import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Box, Boxes } from './boxes.ts';
import { looksFile, looksText, parseLooks } from './looks-list.ts';

const at = (narrow: Boxes, wide: Boxes = narrow) => ({ 360: narrow, 768: wide, 1280: wide });
const submit: Box = [16, 300, 328, 48];
const fonts = { 'Latin, 400': 'Noto Sans, 512x22' };
const views = new Map([
  ['page, /', at({ header: [0, 0, 360, 56] }, { header: [0, 0, 768, 72] })],
  ['card, sign-up in en', at({ submit, hint: [0, 9, 50, 20] })],
  ['card, sign-in in en', at({ submit, problem: [0, 1, 2, 3] }, { submit })],
]);

test('what is written is read again, sorted, with a line for each thing', () => {
  const text = looksText({ fonts, views });
  expect(parseLooks(text)).toEqual({ fonts, views });
  expect(text).toBe(looksText({ fonts, views: new Map([...views].reverse()) }));
  expect(text).toContain('"header": "0,0 360x56 | 0,0 768x72 | ="');
});

test('a state of the card lists what is not as in the usual one', () => {
  expect(JSON.parse(looksText({ fonts, views })).views['card, sign-in in en']).toEqual({
    problem: '0,1 2x3 | - | =',
    without: 'hint',
  });
});

test('the committed list is as it is written: "npm run proof -- looks --write" accepts what has changed', () => {
  const committed = readFileSync(looksFile, 'utf8');
  expect(looksText(parseLooks(committed))).toBe(committed);
});

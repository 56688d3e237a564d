import { expect, test } from 'vitest';
import { boxText, compareBoxes, readBox } from './boxes.ts';

test('a box within the tolerance is as listed; one beyond it, a new one and one that is gone are told', () => {
  const listed = { header: [0, 0, 360, 56], main: [0, 56, 360, 900], aside: [0, 0, 9, 9] } as const;
  const now = { header: [4, 0, 356, 60], main: [0, 56, 365, 900], footer: [0, 1, 2, 3] } as const;
  expect(compareBoxes(now, listed)).toEqual([
    { name: 'main', now: now.main, listed: listed.main },
    { name: 'footer', now: now.footer, listed: undefined },
    { name: 'aside', now: undefined, listed: listed.aside },
  ]);
});

test('a box is read as it is written, and nothing else is', () => {
  expect(readBox(boxText([-12, 40, 320, 56]))).toEqual([-12, 40, 320, 56]);
  expect(readBox(boxText(undefined))).toBeUndefined();
  expect(() => readBox('12,40')).toThrow('"12,40" is no box.');
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from '../../format.ts';
import { collectDebts } from './collect-debts.ts';

const today = '2026-11-22';

/**
 * Lists as people have them, and what a person reads in each, written down before the code: below its name the lines
 * (an arrow is a tab), then after `=` who owes how much since when, or how much too little. A line with `??` can be
 * read for certain by nobody; one with `!!` by a person, and is listed here.
 */
const lists = readFileSync('site/bill/debts/testing/messy-lists.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [what = '', ...rest] = block.replace(/→/g, '\t').trimEnd().split('\n');
    const parties = (rest.pop() ?? '').slice('= '.length).split(' | ');
    const issues = rest.map((line) => / {2}(?:\?\?|!!) (\w+)$/.exec(line)?.[1]);
    return {
      what,
      text: rest.map((line) => line.replace(/ {2}(?:\?\?|!!) \w+$/, '')).join('\n'),
      shown: [...parties, ...issues.flatMap((issue, index) => (issue ? [`${index + 1} ${issue}`] : []))],
      fallsShort: rest.some((line) => line.includes('  !! ')),
    };
  });

test.each(lists)('$what', ({ text, shown }) => {
  const { parties, settled, unread } = collectDebts(text, today);
  expect([
    ...parties.map(({ party, total, oldest }) => `${party} ${money(total)} ${oldest}`),
    ...settled.map(({ party, over }) => `${party} ${money(0 - over)}`),
    ...unread.map(({ position, issue }) => `${position} ${issue}`),
  ]).toEqual(shown);
});

const money = (paise: number): string => figure(paise / 100, paise % 100 !== 0);

test('nine lists of ten are read as a person reads them', () => {
  expect(lists.length).toBeGreaterThanOrEqual(40);
  expect(lists.filter(({ fallsShort }) => fallsShort).length).toBeLessThanOrEqual(lists.length / 10);
});

const words = fc.constantFrom(
  ...[
    'Sharma',
    'Gupta',
    'M/s',
    '5/11/2026',
    '12 Oct',
    '500',
    '1,20,000',
    '₹90',
    'k',
    'lakh',
    'Cr',
    'Dr',
    'जमा',
    'बाकी',
  ],
  ...['(', ')', '-', ',', '\t', '  ', '\n', '"', ':', '|', 'Total', 'Party\tDate\tAmount\n', '[1/11/26, 9:05] A: '],
);
const pasted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
);

test('whatever is pasted, each amount is in one age of one party, and no line counts twice', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const { parties, settled, total, oldest, read, unread } = collectDebts(text, today);
      for (const { total: owed, upTo30, upTo60, over60 } of parties) expect(upTo30 + upTo60 + over60).toBe(owed);
      expect(parties.reduce((sum, { total: owed }) => sum + owed, 0)).toBe(total);
      expect(oldest === null).toBe(parties.length === 0);
      for (const { total: owed } of parties) expect(owed).toBeGreaterThan(0);
      for (const { over } of settled) expect(over).toBeGreaterThanOrEqual(0);
      const positions = unread.map(({ position }) => position);
      expect(new Set(positions).size).toBe(positions.length);
      expect(read + unread.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
    }),
  );
});

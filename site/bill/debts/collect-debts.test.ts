import { expect, test } from 'vitest';
import { collectDebts } from './collect-debts.ts';

const today = '2026-11-22';

test('bills of a party are added up by age, the largest party first, with the oldest bill of all', () => {
  const text = `
    Sharma Stores, 22/11/2026, 100
    sharma stores, 23/10/2026, 200
    Gupta, 22/10/2026, 1,000
    Gupta, 23/09/2026, 2,000
    GUPTA, 22/09/2026, 4,000.50
    what is this
  `;
  expect(collectDebts(text, today)).toEqual({
    parties: [
      { party: 'Gupta', total: 700_050, bills: 3, oldest: '2026-09-22', upTo30: 0, upTo60: 300_000, over60: 400_050 },
      { party: 'Sharma Stores', total: 30_000, bills: 2, oldest: '2026-10-23', upTo30: 30_000, upTo60: 0, over60: 0 },
    ],
    total: 730_050,
    oldest: { party: 'GUPTA', date: '2026-09-22', amount: 400_050 },
    unread: [{ position: 7, line: 'what is this', issue: 'noDate' }],
  });
});

test('nothing pasted is nothing owed', () => {
  expect(collectDebts(' \r\n ', today)).toEqual({ parties: [], total: 0, oldest: null, unread: [] });
});

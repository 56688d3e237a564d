import { afterEach, describe, expect, it } from 'vitest';
import { debtTexts as text } from '../../../content/en/debt-texts.ts';
import { billStorageEntry, shopStorageEntry, storeValue } from '../../browser/browser-storage.ts';
import { type CountedLine, computeParties } from '../compute-parties.ts';
import { formatReminder } from './party-reminder.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const line = { party: 'Asha', paise: 10_000, date: null, writtenOn: null, parts: [], bill: '', phone: '' };
const reminder = (...lines: readonly Partial<CountedLine>[]): string => {
  const [party] = computeParties(
    lines.map((each) => ({ ...line, ...each })),
    '2026-11-27',
  );
  if (party === undefined) throw new Error('No party.');
  return formatReminder(party, { text, language: 'en' });
};

describe('a reminder', () => {
  const head = { sellerName: 'Asha Traders', sellerUpi: 'asha@upi' };
  const shop = { id: 'shop-1', ...head };

  it.each([
    ['remembered', () => storeValue(shopStorageEntry, shop), 'by UPI to asha@upi. '],
    [
      'stored by a newer release',
      () => localStorage.setItem(shopStorageEntry.key, JSON.stringify({ version: 99 })),
      'by UPI to asha@upi. ',
    ],
    ['forgotten', () => undefined, null],
  ])(
    'contains the shop’s name and UPI id from the tab’s bill, unless the shop is forgotten (the shop is %s)',
    (_, remember, upi) => {
      remember();
      storeValue(billStorageEntry, { draft: { head }, of: shop.id });
      const message = reminder({});
      if (upi === null) expect(message).not.toContain('Asha Traders');
      else expect([message.includes(upi), message.endsWith(' Asha Traders')]).toEqual([true, true]);
    },
  );

  it('lists each bill with its number and date, or with the age from its column', () => {
    const parts = [{ paise: 10_000, from: 60, to: 90 }];
    const message = reminder({ date: '2026-11-05', bill: '104' }, { parts }, {});
    expect(message.split('\n').slice(1, 4)).toEqual([
      '• Bill: ₹100 for over 60 days',
      '• Bill 104 of 5 November 2026: ₹100',
      '• Bill: ₹100',
    ]);
  });

  it('states no date for a bill if only the date of the chat message is known', () => {
    expect(reminder({ writtenOn: '2026-09-05' })).toContain('• Bill: ₹100\n');
  });

  it('lists at most twelve bills, and states the number of the remaining bills', () => {
    const message = reminder(...Array.from({ length: 15 }, () => ({})));
    expect([message.split('• ').length - 1, message.includes(text.moreBills(3))]).toEqual([12, true]);
  });
});

import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { debts as text } from '../../../content/en/debts.ts';
import { store, storedBill, storedShop } from '../../browser/stored.ts';
import { PartyReminder } from './party-reminder.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const none = { oldest: null, upTo30: 0, upTo60: 0, over60: 0, undated: 10_000 };
const party = { ...none, party: 'Krishna Traders', phone: '', total: 10_000, left: [] };
const reminder = (): string => {
  render(<PartyReminder {...{ party, text }} today="2026-11-27" language="en" />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value;
};
const head = { sellerName: 'Asha Traders', sellerUpi: 'asha@upi' };
const shop = { id: 'shop-1', ...head };

it.each([
  ['remembered here', () => store(storedShop, shop), 'by UPI to asha@upi. '],
  [
    'of a newer release',
    () => localStorage.setItem(storedShop.key, JSON.stringify({ version: 99 })),
    'by UPI to asha@upi. ',
  ],
  ['forgotten', () => undefined, null],
])('names shop and UPI of the tab’s bill where the shop is %s', (_, remember, upi) => {
  remember();
  store(storedBill, { draft: { head }, of: shop.id });
  const message = reminder();
  if (upi === null) expect(message).not.toContain('Asha Traders');
  else expect([message.includes(upi), message.endsWith(' Asha Traders')]).toEqual([true, true]);
});

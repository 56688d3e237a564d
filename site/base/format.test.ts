import { expect, it } from 'vitest';
import { formatLongDate, formatNumber, formatRupees, formatShortDate } from './format.ts';

it('rupees are grouped in the Indian way, with Latin digits', () => {
  expect(formatRupees(245_000)).toBe('₹2,45,000');
  expect(formatRupees(1178.82)).toBe('₹1,178.82');
  expect(formatNumber(12_345_678)).toBe('1,23,45,678');
  expect(formatNumber(7400, true)).toBe('7,400.00');
});

it('dates are written in the page’s language', () => {
  expect(formatShortDate('2026-11-20', 'en')).toBe('20 Nov');
  expect(formatShortDate('2026-11-20', 'hi')).toBe('20 नव॰');
  expect(formatLongDate('2026-11-20', 'hi')).toBe('20 नवंबर 2026');
});

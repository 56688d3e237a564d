import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from '../reading/read-decimal.ts';
import type { Bill } from './bill.ts';
import { emptyItem } from './bill-draft.ts';
import { gstRates } from './gst-rates.ts';
import { readBill } from './read-bill.ts';
import { stateCodes } from './states.ts';
import { draftOf, gstinIn } from './testing/draft-of.ts';

const decimal = (most: number, places: number) =>
  fc.integer({ min: 0, max: most }).map((units) => (units / 10 ** places).toFixed(places));

const items = fc.array(
  fc.record({
    quantity: decimal(999_999, 3),
    rate: decimal(1_999_999, 2),
    discount: decimal(100_00, 2),
    gst: fc.constantFrom(...gstRates.map(String)),
  }),
  { minLength: 1, maxLength: 30 },
);

const state = fc.constantFrom(...stateCodes);

/** The same lines sold by the same shop to these two places. */
function sold(lines: readonly object[], from: string, to: string): Bill {
  const draft = draftOf('1 x 1 @ 0', { sellerState: from, sellerGstin: gstinIn(from), buyerState: to });
  const { bill, issues } = readBill({
    ...draft,
    items: lines.map((line, index) => ({ ...emptyItem(index + 1, '0'), ...line })),
  });
  expect(issues).toEqual([]);
  if (bill === null) throw new Error('not counted');
  return bill;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const taxesOf = ({ groups }: Bill) => groups.map(({ igst, cgst, local }) => igst + cgst + local);

test('lines, rates, taxes and round-off add up to whole rupees, and each tax is charged only where it belongs', () => {
  fc.assert(
    fc.property(items, state, state, (lines, from, to) => {
      const bill = sold(lines, from, to);
      expect(sum(bill.lines.map(({ taxable }) => taxable))).toBe(bill.taxable);
      expect(sum(bill.lines.map(({ amount, discount }) => amount - discount))).toBe(bill.taxable);
      expect(sum(bill.groups.map(({ taxable }) => taxable))).toBe(bill.taxable);
      expect(bill.taxable + sum(taxesOf(bill))).toBe(bill.exact);
      expect(bill.exact + bill.roundOff).toBe(bill.total);
      expect(bill.total % 100).toBe(0);
      expect(bill.roundOff).toBeGreaterThanOrEqual(-49);
      expect(bill.roundOff).toBeLessThanOrEqual(50);
      for (const { rate, igst, cgst, local } of bill.groups) {
        expect(cgst).toBe(local);
        expect(from === to ? igst : cgst).toBe(0);
        if (rate === 0) expect(igst + cgst + local).toBe(0);
      }
    }),
  );
});

test('a number is read as it is written, with Indian grouping, with Western, with none, with Devanagari digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      const plain = (paise / 100).toFixed(2);
      const grouped = (locale: string) =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(paise / 100);
      const texts = [plain, grouped('en-IN'), grouped('en-US'), grouped('hi-IN-u-nu-deva'), `₹ ${grouped('en-IN')}`];
      for (const text of texts) expect(readDecimal(text, 2), text).toBe(paise);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from '../../reading/clean-text.ts';
import { type Bill, priceKinds } from './bill.ts';
import { createEmptyItem } from './bill-draft.ts';
import { stateCodes } from './gstin.ts';
import { readBill } from './read-bill.ts';
import { createTestDraft, createTestGstin } from './testing/create-test-draft.ts';

const decimal = (most: number, places: number) =>
  fc.integer({ min: 0, max: most }).map((units) => (units / 10 ** places).toFixed(places));

const items = fc.array(
  fc.record({
    quantity: decimal(999_999, 3),
    rate: decimal(1_999_999, 2),
    discount: decimal(100_00, 2),
    gst: fc.oneof(fc.constantFrom('0', '5', '18'), decimal(100_00, 2)),
  }),
  { minLength: 1, maxLength: 100 },
);

const state = fc.constantFrom(...stateCodes);
const priceKind = fc.constantFrom(...priceKinds);

/** Returns the bill of a shop in state `from` that sells these items to a buyer in state `to`. */
function sold(lines: readonly object[], from: string, to: string, prices: Bill['prices']): Bill {
  const draft = createTestDraft('1 x 1 @ 0', {
    sellerState: from,
    sellerGstin: createTestGstin(from),
    buyerState: to,
    prices,
  });
  const { bill, issues } = readBill({
    ...draft,
    items: lines.map((line, index) => ({ ...createEmptyItem(index + 1), ...line })),
  });
  expect(issues).toEqual([]);
  return bill;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const taxesOf = ({ groups }: Bill) => groups.map(({ igst, cgst, local }) => igst + cgst + local);

test('a bill’s sums add up to whole rupees, and the states of seller and buyer decide which taxes it has', () => {
  fc.assert(
    fc.property(items, state, state, priceKind, (lines, from, to, prices) => {
      const bill = sold(lines, from, to, prices);
      expect(sum(bill.lines.map(({ taxable }) => taxable))).toBe(bill.taxable);
      const typed = sum(bill.lines.map(({ amount, discount }) => amount - discount));
      expect(prices === 'withTax' ? bill.exact : bill.taxable).toBe(typed);
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

test('the tax that prices include differs from the exact tax by at most one paisa per line', () => {
  fc.assert(
    fc.property(items, state, state, (lines, from, to) => {
      const bill = sold(lines, from, to, 'withTax');
      for (const { rate, taxable, igst, cgst } of bill.groups) {
        const exact = (taxable * rate) / 10_000 / (bill.tax === 'igst' ? 1 : 2);
        const count = bill.lines.filter(({ gst }) => gst === rate).length;
        expect(Math.abs((bill.tax === 'igst' ? igst : cgst) - exact)).toBeLessThanOrEqual(count);
      }
    }),
  );
});

test('a number is read with Indian, Western or no grouping, and with Devanagari digits', () => {
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

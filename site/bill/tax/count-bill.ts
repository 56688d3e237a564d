import type { BillLine, Tax, TaxGroup } from './bill.ts';
import { type GstRate, gstRates } from './gst-rates.ts';
import { divideRounded, type Paise, percentOf, toRupee } from './paise.ts';

/** A discount before tax: hundredths of a per cent, or paise. */
export type Discount = { readonly in: 'percent' | 'rupees'; readonly value: number };

/** Quantity (thousandths) times rate; `null` where the product leaves the integers that are exact. */
export function amountOf(quantity: number, rate: Paise): Paise | null {
  const product = quantity * rate;
  return product > Number.MAX_SAFE_INTEGER ? null : divideRounded(product, 1000);
}

export const discountOf = (amount: Paise, discount: Discount): Paise =>
  discount.in === 'rupees' ? discount.value : percentOf(amount, discount.value);

/**
 * The lines of one rate are taxed together: IGST is the rate of their sum, CGST and its twin each half the rate of it,
 * every tax rounded to the paisa by itself. So the two ways differ by at most one paisa a rate.
 */
export function taxGroups(lines: readonly BillLine[], tax: Tax): readonly TaxGroup[] {
  const rateOf = ({ gst }: BillLine): GstRate => (tax === 'none' ? 0 : gst);
  return gstRates
    .filter((rate) => lines.some((line) => rateOf(line) === rate))
    .map((rate) => {
      const taxable = sum(lines.filter((line) => rateOf(line) === rate).map((line) => line.taxable));
      const half = tax === 'sgst' || tax === 'utgst' ? percentOf(taxable, rate, 2) : 0;
      return {
        rate,
        taxable,
        igst: tax === 'igst' ? percentOf(taxable, rate) : 0,
        cgst: half,
        local: half,
      };
    });
}

/** What a bill comes to: paise are kept until the end, and what rounds them to the rupee is an amount of its own. */
export function countTotals(lines: readonly BillLine[], groups: readonly TaxGroup[]) {
  const taxable = sum(lines.map((line) => line.taxable));
  const exact = taxable + sum(groups.map(({ igst, cgst, local }) => igst + cgst + local));
  const total = toRupee(exact);
  return { taxable, exact, roundOff: total - exact, total };
}

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, amount) => all + amount, 0);

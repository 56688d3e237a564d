import type { BillLine, priceKinds, Tax, TaxGroup } from './bill.ts';
import { divideRounded, type Paise, percentIn, percentOf, toRupee } from './paise.ts';

/** A discount before tax: hundredths of a per cent, or paise. */
export type Discount = { readonly in: 'percent' | 'rupees'; readonly value: number };

/** Quantity times rate, both in thousandths; `null` where the product leaves the integers that are exact. */
export function amountOf(quantity: number, perUnit: number): Paise | null {
  const product = quantity * perUnit;
  return product > Number.MAX_SAFE_INTEGER ? null : divideRounded(product, 10_000);
}

export const discountOf = (amount: Paise, discount: Discount): Paise =>
  discount.in === 'rupees' ? discount.value : percentOf(amount, discount.value);

/** How many equal taxes a rate is charged as: IGST alone, CGST and its twin, or none. */
const partsOf = (tax: Tax): number => (tax === 'none' ? 0 : tax === 'igst' ? 1 : 2);

/**
 * A line whose price has the tax in it. Each tax is taken out line by line as Rule 35 counts it, "(value inclusive of
 * taxes x tax rate) / (100 + sum of tax rates)", rounded to the paisa, a half upwards; what is left is the taxable
 * value. So CGST and its twin are equal, a line comes to exactly what was typed, and each tax is within a paisa a line
 * of what the same taxable value would be charged on a bill without tax in its prices.
 */
export function netOfTax(line: BillLine, tax: Tax): BillLine {
  const parts = partsOf(tax);
  return parts === 0 ? line : { ...line, taxable: line.taxable - parts * percentIn(line.taxable, line.gst, parts) };
}

/**
 * The lines of one rate are taxed together: IGST is the rate of their sum, CGST and its twin each half the rate of it,
 * every tax rounded to the paisa by itself. So the two ways differ by at most one paisa a rate. Where the prices have
 * the tax in them, it is what was taken out of the lines.
 */
export function taxGroups(
  lines: readonly BillLine[],
  tax: Tax,
  prices: (typeof priceKinds)[number],
): readonly TaxGroup[] {
  const parts = partsOf(tax);
  const rateOf = ({ gst }: BillLine): number => (tax === 'none' ? 0 : gst);
  return Array.from(new Set(lines.map(rateOf)))
    .sort((one, other) => one - other)
    .map((rate) => {
      const group = lines.filter((line) => rateOf(line) === rate);
      const taxable = sum(group.map((line) => line.taxable));
      const included = sum(group.map((line) => line.amount - line.discount)) - taxable;
      const each = parts === 0 ? 0 : prices === 'withTax' ? included / parts : percentOf(taxable, rate, parts);
      return {
        rate,
        taxable,
        igst: parts === 1 ? each : 0,
        cgst: parts === 2 ? each : 0,
        local: parts === 2 ? each : 0,
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

import type { Paise } from '../../../base/money.ts';
import type { Bill, BillLine, ChargedTaxes, TaxGroup } from './bill.ts';

/**
 * Multiplies quantity and price, both in thousandths, and returns paise. Returns null if the product is too large to be
 * exact.
 */
export function computeLineAmount(quantity: number, perUnit: number): Paise | null {
  const product = quantity * perUnit;
  return product > Number.MAX_SAFE_INTEGER ? null : divideRounded(product, 10_000);
}

/** Number of equal taxes into which GST is split: one (IGST), two (CGST with SGST or UTGST), or none. */
const taxCounts: Readonly<Record<ChargedTaxes, 0 | 1 | 2>> = { none: 0, unsplit: 1, igst: 1, sgst: 2, utgst: 2 };

/**
 * Subtracts the tax that a line's price includes, by Rule 35: "(value inclusive of taxes x tax rate) / (100 + sum of
 * tax rates)".
 */
export function removeIncludedTax(line: BillLine, tax: ChargedTaxes): BillLine {
  const parts = taxCounts[tax];
  if (parts === 0) return line;
  const each = divideRounded(line.taxable * line.gst, (10_000 + line.gst) * parts);
  return { ...line, taxable: line.taxable - parts * each };
}

/**
 * Computes the taxes of each GST rate. If the prices include tax, adds up the taxes that the lines include. Otherwise
 * computes each tax from the sum of the lines and rounds it.
 */
export function computeTaxGroups(
  lines: readonly BillLine[],
  tax: ChargedTaxes,
  prices: Bill['prices'],
): readonly TaxGroup[] {
  const parts = taxCounts[tax];
  const rateOf = ({ gst }: BillLine): number => (tax === 'none' ? 0 : gst);
  return Array.from(new Set(lines.map(rateOf)))
    .sort((one, other) => one - other)
    .map((rate) => {
      const ofRate = lines.filter((line) => rateOf(line) === rate);
      const taxable = sum(ofRate.map((line) => line.taxable));
      const included = sum(ofRate.map((line) => line.amount - line.discount)) - taxable;
      const untaxed = { rate, taxable, unsplit: 0, igst: 0, cgst: 0, local: 0 };
      if (parts === 0) return untaxed;
      const each = prices === 'withTax' ? included / parts : computeTaxPart(taxable, rate, parts);
      if (parts === 2) return { ...untaxed, cgst: each, local: each };
      return tax === 'igst' ? { ...untaxed, igst: each } : { ...untaxed, unsplit: each };
    });
}

/** Computes the totals in paise. The round-off to whole rupees is a separate amount. */
export function computeTotals(lines: readonly BillLine[], groups: readonly TaxGroup[]) {
  const taxable = sum(lines.map((line) => line.taxable));
  const exact = taxable + sum(groups.map(computeGroupTax));
  // A total is rounded up "if such part is fifty paise or more" (CGST Act 2017, section 170).
  const total = divideRounded(exact, 100) * 100;
  return { taxable, exact, roundOff: total - exact, total };
}

/** Returns the sum of all taxes of a group. */
export const computeGroupTax = ({ unsplit, igst, cgst, local }: TaxGroup): Paise => unsplit + igst + cgst + local;

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Divides `amount` by `by` and rounds halves up. The result is exact for integers that are not negative, because no
 * fraction is computed.
 */
function divideRounded(amount: number, by: number): number {
  const rest = amount % by;
  return (amount - rest) / by + (rest * 2 >= by ? 1 : 0);
}

/**
 * Computes the tax on `amount`, splits it into `parts` equal taxes and returns one of them. `rate` is the rate before
 * the split, in hundredths of a per cent.
 */
export const computeTaxPart = (amount: Paise, rate: number, parts = 1): Paise =>
  divideRounded(amount * rate, 10_000 * parts);

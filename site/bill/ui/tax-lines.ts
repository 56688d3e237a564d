import { figure } from '../../format.ts';
import type { Bill } from '../tax/bill.ts';
import { percentText } from '../tax/gst-rates.ts';
import type { Paise } from '../tax/paise.ts';
import type { BillText } from './bill-context.ts';

/** Money of a bill: always with its paise. */
export const money = (amount: Paise): string => figure(amount / 100, true);

/** A rate has its third decimal only if it needs one. */
export const rateText = (perUnit: number): string =>
  perUnit % 10 === 0 ? money(perUnit / 10) : `${money((perUnit - (perUnit % 10)) / 10)}${perUnit % 10}`;

type SumRow = { readonly label: string; readonly amount: Paise };

/** What stands before the total and what after it. A bill of supply names a value, no taxable one (Rule 49(g)). */
export function sumRows(bill: Bill, text: BillText): { readonly before: SumRow[]; readonly after: SumRow[] } {
  const { kind, taxable, groups, roundOff, received, balance } = bill;
  // Values apart on a paper for both (Rule 46A): (k) of Rule 46, (g) of Rule 49.
  const exempt = kind === 'invoiceCumBill' ? (groups[0]?.taxable ?? 0) : 0;
  const roundOffRow = { label: text.roundOff, amount: roundOff };
  return {
    before: [
      { label: kind === 'invoiceCumBill' ? text.taxable.taxInvoice : text.taxable[kind], amount: taxable - exempt },
      ...(kind === 'invoiceCumBill' ? [{ label: text.exempt, amount: exempt }] : []),
      ...taxLines(bill, text),
      ...(roundOff === 0 ? [] : [roundOffRow]),
    ],
    after:
      received === 0
        ? []
        : [
            { label: text.received, amount: received },
            { label: text.balance, amount: balance },
          ],
  };
}

/** One line for each tax of each rate: `CGST 2.5%`, with what it is counted on where the bill has several rates. */
export function taxLines({ groups, tax }: Bill, text: BillText): readonly SumRow[] {
  return groups
    .filter(({ rate }) => rate > 0)
    .flatMap(({ rate, taxable, igst, cgst, local }) => {
      const line = (name: string, percent: number, amount: Paise): SumRow => {
        const label = `${name} ${percentText(percent)}%`;
        return { label: groups.length > 1 ? text.taxOn(label, money(taxable)) : label, amount };
      };
      if (tax === 'igst') return [line('IGST', rate, igst)];
      return [line('CGST', rate / 2, cgst), line(tax.toUpperCase(), rate / 2, local)];
    });
}

import { money } from '../../format.ts';
import type { Paise } from '../../money.ts';
import { type Bill, percentText } from '../tax/bill.ts';
import { type BillText, useBill } from './bill-context.ts';

/** The sums; the total is read out. While a field is refused, the previous sums stay and say so. */
export function BillTotals() {
  const { bill, draft, good, text } = useBill();
  const isStale = draft !== good;
  return (
    <div>
      {isStale && <p className="bill-issues">{text.stale}</p>}
      <table className="figures bill-totals" data-stale={isStale || undefined}>
        <tbody>
          {sumRows(bill, text).map(({ label, amount, isTotal }) => (
            <tr key={label} className={isTotal ? 'total' : undefined}>
              <th scope="row" id={isTotal ? 'bill-total' : undefined}>
                {label}
              </th>
              <td>
                {isTotal && <output aria-labelledby="bill-total" aria-live="polite">{`₹${money(amount)}`}</output>}
                {!isTotal && money(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The total in words. */
export function BillWords() {
  const { bill, draft, good, text } = useBill();
  return (
    <p className="bill-words" data-stale={draft !== good || undefined}>
      {text.inWords(bill.total / 100)}
    </p>
  );
}

/** A rate has its third decimal only if it needs one. */
export const rateText = (perUnit: number): string =>
  perUnit % 10 === 0 ? money(perUnit / 10) : `${money((perUnit - (perUnit % 10)) / 10)}${perUnit % 10}`;

type SumRow = Readonly<{ label: string; amount: Paise; isTotal: boolean }>;

const row = (label: string, amount: Paise): SumRow => ({ label, amount, isTotal: false });

/** The sums in their order. A bill of supply names a value, not a taxable one (Rule 49(g)). */
export function sumRows(bill: Bill, text: BillText): readonly SumRow[] {
  const { kind, taxable, groups, roundOff, total, received, balance } = bill;
  // An invoice-cum-bill (Rule 46A) names both values: Rule 46(k), Rule 49(g).
  const isBoth = kind === 'invoiceCumBill';
  const exempt = isBoth ? (groups[0]?.taxable ?? 0) : 0;
  return [
    row(text.taxable[isBoth ? 'taxInvoice' : kind], taxable - exempt),
    ...(isBoth ? [row(text.exempt, exempt)] : []),
    ...taxLines(bill, text),
    ...(roundOff === 0 ? [] : [row(text.roundOff, roundOff)]),
    { label: text.total, amount: total, isTotal: true },
    ...(received === 0 ? [] : [row(text.received, received), row(text.balance, balance)]),
  ];
}

/** One line for each tax of each rate (`CGST 2.5%`), with its base if the bill has several rates. */
export function taxLines({ groups, tax }: Bill, text: BillText): readonly SumRow[] {
  return groups
    .filter(({ rate }) => rate > 0)
    .flatMap(({ rate, taxable, igst, cgst, local }) => {
      const line = (name: string, percent: number, amount: Paise): SumRow => {
        const label = `${name} ${percentText(percent)}%`;
        return row(groups.length > 1 ? text.taxOn(label, money(taxable)) : label, amount);
      };
      if (tax === 'igst') return [line('IGST', rate, igst)];
      return [line('CGST', rate / 2, cgst), line(tax.toUpperCase(), rate / 2, local)];
    });
}

import { formatPaise } from '../../../base/format.ts';
import type { Paise } from '../../../base/money.ts';
import { type Bill, formatPercent } from '../tax/bill.ts';
import { computeGroupTax } from '../tax/compute-totals.ts';
import { type BillText, useBill } from './bill-context.ts';

/** Renders notices about entries that the sums leave out. Screen readers announce their changes. */
export function BillNotices() {
  const { bill, text } = useBill();
  return (
    <div aria-live="polite">
      {bill.unread > 0 && <p className="bill-issues">{text.unread(bill.unread)}</p>}
      {bill.incompleteLines.length > 0 && <p className="note">{text.openItems(bill.incompleteLines.length)}</p>}
      {isTaxSplitUnknown(bill) && <p className="note">{describeUnknownTaxSplit(bill, text)}</p>}
    </div>
  );
}

/** Returns sentences about the entries that no sum includes: unreadable entries and incomplete lines. */
export const listExcludedEntries = ({ unread, incompleteLines }: Bill, text: BillText): readonly string[] => [
  ...(unread > 0 ? [text.unread(unread)] : []),
  ...(incompleteLines.length > 0 ? [text.openItems(incompleteLines.length)] : []),
];

/** Returns true while GST is charged but cannot be split, because one of the two states is unknown. */
export const isTaxSplitUnknown = ({ tax, lines }: Bill): boolean =>
  tax === 'unsplit' && lines.some(({ gst }) => gst > 0);

export const describeUnknownTaxSplit = ({ seller }: Bill, text: BillText): string =>
  text.unsplit[seller.state === null ? 'seller' : 'buyer'];

/** Formats the price of a unit, with a third decimal only if it is needed. */
export const formatRate = (perUnit: number): string =>
  perUnit % 10 === 0 ? formatPaise(perUnit / 10) : `${formatPaise((perUnit - (perUnit % 10)) / 10)}${perUnit % 10}`;

type SumRow = Readonly<{ label: string; amount: Paise; isTotal: boolean }>;

const row = (label: string, amount: Paise): SumRow => ({ label, amount, isTotal: false });

/**
 * Returns the rows of the sums, in the order of the printed bill. A bill of supply has a value instead of a taxable
 * value (Rule 49(g)).
 */
export function listSumRows(bill: Bill, text: BillText): readonly SumRow[] {
  const { kind, taxable, groups, roundOff, total, received, balance } = bill;
  // An invoice-cum-bill (Rule 46A) states the taxable value (Rule 46(k)) and the value of exempt items (Rule 49(g)).
  const isBoth = kind === 'invoiceCumBill';
  const exempt = isBoth ? (groups[0]?.taxable ?? 0) : 0;
  return [
    row(text.taxable[isBoth ? 'taxInvoice' : kind], taxable - exempt),
    ...(isBoth ? [row(text.exempt, exempt)] : []),
    ...listTaxRows(bill, text),
    ...(roundOff === 0 ? [] : [row(text.roundOff, roundOff)]),
    { label: text.total, amount: total, isTotal: true },
    ...(received === 0 ? [] : [row(text.received, received), row(text.balance, balance)]),
  ];
}

/**
 * Returns a row for each tax of each GST rate (`CGST 2.5%`), with the taxable value if the bill has several rates.
 * While GST cannot be split, returns one row for all of it.
 */
export function listTaxRows({ groups, tax }: Bill, text: BillText): readonly SumRow[] {
  const taxed = groups.filter(({ rate }) => rate > 0);
  if (tax === 'unsplit' && taxed.length > 0)
    return [
      row(
        text.totalTax,
        taxed.reduce((all, group) => all + computeGroupTax(group), 0),
      ),
    ];
  return taxed.flatMap(({ rate, taxable, igst, cgst, local }) => {
    const line = (name: string, percent: number, amount: Paise): SumRow => {
      const label = `${name} ${formatPercent(percent)}%`;
      return row(groups.length > 1 ? text.taxOn(label, formatPaise(taxable)) : label, amount);
    };
    if (tax === 'igst') return [line('IGST', rate, igst)];
    return [line('CGST', rate / 2, cgst), line(tax.toUpperCase(), rate / 2, local)];
  });
}

import type { ReactNode } from 'react';
import { formatLongDate, formatPaise } from '../../../base/format.ts';
import {
  type Bill,
  type BillLine,
  formatPercent,
  hasFinalTotal,
  type IncompleteLine,
  isInvoice,
  sortBillLines,
} from '../tax/bill.ts';
import { type BillDraft, formatItemFieldName, type ItemField } from '../tax/bill-draft.ts';
import { type BillText, formatQuantity, useBill } from './bill-context.ts';
import {
  describeUnknownTaxSplit,
  formatRate,
  isTaxSplitUnknown,
  listExcludedEntries,
  listSumRows,
} from './bill-totals.tsx';
import { PaymentQrCode } from './payment-qr-code.tsx';

type Row = BillLine | IncompleteLine;

/** A column of the printed bill: its name (also its class), heading and cell. */
type Column = readonly [name: string, head: string, cell: (row: Row, index: number) => ReactNode];

/** Number of items that certainly fit on one page. */
const itemsOfOnePage = 8;

/**
 * Returns true if the bill may need several pages. Such a bill has shop and number in the head of its table, because
 * browsers repeat the head on each page.
 */
export const mayNeedSeveralPages = (bill: Bill, { head }: BillDraft, isPreview = false): boolean =>
  !isPreview && !(Number(head.paper) > 0) && sortBillLines(bill).length > itemsOfOnePage;

/** `isPreview` is true in the preview, where empty parts show hints. */
type PreviewProps = { readonly isPreview?: boolean | undefined };

/** Renders the items and sums of the printed bill. */
export function PrintedBillTable({ isPreview }: PreviewProps) {
  const { bill, draft, text } = useBill();
  const columns = columnsOf(bill, text);
  const rows = sortBillLines(bill).map((line, index) => (
    <tr key={line.key}>
      {columns.map(([name, , cell]) => (
        <td key={name} className={`paper-${name}`} data-field={formatItemFieldName(line.key, fieldOf(name))}>
          {cell(line, index)}
        </td>
      ))}
    </tr>
  ));
  return (
    <table className="paper-lines">
      <thead>
        {mayNeedSeveralPages(bill, draft, isPreview) && (
          <tr>
            <td className="paper-whole" colSpan={columns.length}>
              <PaperFacts />
            </td>
          </tr>
        )}
        <tr>
          {columns.map(([name, head]) => (
            <th key={name} scope="col" className={`paper-${name}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{isPreview && rows.length === 0 ? emptyRows(columns.length) : rows.slice(0, -2)}</tbody>
      <tbody className="paper-last">
        {rows.slice(-2)}
        <tr>
          <td className="paper-whole" colSpan={columns.length}>
            <PaperEnd isPreview={isPreview} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Returns empty table rows, which the preview of an empty bill shows as ruled lines. */
const emptyRows = (columns: number): readonly ReactNode[] =>
  [1, 2, 3].map((line) => (
    <tr key={line}>
      <td colSpan={columns} data-field={formatItemFieldName(1, 'name')}>
        {'\u00a0'}
      </td>
    </tr>
  ));

/**
 * Returns the field that gets the focus when a column is pressed. Serial number and value have no field, so the item's
 * name gets it.
 */
const fieldOf = (column: string): ItemField =>
  column === 'serial' || column === 'value' ? 'name' : (column as ItemField);

function columnsOf(bill: Bill, text: BillText): readonly Column[] {
  const { kind, treatment, tax, prices } = bill;
  const lines = sortBillLines(bill);
  // Rule 46(l) requires the GST rate, except on a bill of supply and on a supply without tax under bond or undertaking.
  const hasRates = isInvoice(kind) && (tax !== 'none' || treatment === 'reverseCharge');
  const isWithTax = isInvoice(kind) && tax !== 'none' && prices === 'withTax';
  const discount = (row: Row) => 'discount' in row && row.discount > 0 && formatPaise(row.discount);
  const all: readonly (Column | false)[] = [
    ['serial', text.serial, (_, index) => index + 1],
    ['name', text.columns.name, ({ name }) => name],
    lines.some(({ hsn }) => hsn !== '') && ['hsn', text.columns.hsn, ({ hsn }) => hsn],
    [
      'quantity',
      text.columns.quantity,
      ({ quantity, unit }) => quantity !== null && formatQuantity(quantity, unit, text),
    ],
    [
      'rate',
      isWithTax ? text.rateWithTax : text.columns.rate,
      ({ perUnit }) => perUnit !== null && formatRate(perUnit),
    ],
    lines.some(discount) && ['discount', text.columns.discount, discount],
    hasRates && ['gst', text.columns.gst, ({ gst }) => gst !== null && `${formatPercent(gst)}%`],
    // Omits the translation in brackets from the heading. Prints a dash as the value of an incomplete line.
    ['value', text.taxable[kind].replace(/ \(.*/, ''), (row) => ('taxable' in row ? formatPaise(row.taxable) : '–')],
  ];
  return all.filter((column) => column !== false);
}

/** Renders shop, number and date, which each printed page repeats. */
function PaperFacts() {
  const { bill, text, language } = useBill();
  const { kind, number, date, seller } = bill;
  const facts: [name: string, value: string | null][] = [
    [text.kinds[kind], seller.name],
    [text.fields.number, number],
    [text.fields.date, date && formatLongDate(date, language)],
  ];
  return (
    <dl className="paper-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the end of the bill after its last item: sums, amount in words, payment, terms and signature. */
function PaperEnd({ isPreview }: PreviewProps) {
  const { bill, text } = useBill();
  return (
    <div className="paper-end">
      <dl className="paper-sums">
        {listSumRows(bill, text).map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? 'paper-total' : undefined}>
            <dt>{label}</dt> <dd>{`${isTotal ? '₹' : ''}${formatPaise(amount)}`}</dd>
          </div>
        ))}
      </dl>
      <p className="paper-words">{hasFinalTotal(bill) ? text.inWords(bill.total / 100) : openText(bill, text)}</p>
      <div className="paper-notes">
        {bill.lines.length > 1 && <p>{`${text.quantities}: ${quantitiesOf(bill, text).join(', ')}`}</p>}
        {isInvoice(bill.kind) && <p>{text.reverseCharge(bill.treatment === 'reverseCharge')}</p>}
        <PaymentQrCode className="paper-payment">
          <span data-field="sellerUpi">{`${text.qr}: ${bill.seller.upiId}`}</span>
        </PaymentQrCode>
      </div>
      {bill.terms !== '' && <p className="paper-terms" data-field="terms">{`${text.fields.terms}: ${bill.terms}`}</p>}
      <p className="paper-signature">
        <span>{text.forShop(bill.seller.name || (isPreview ? '…' : text.seller))}</span>
        <span>{text.signature}</span>
      </p>
    </div>
  );
}

/** Returns the sentences that explain why the total is not final. */
function openText(bill: Bill, text: BillText): string {
  const sentences = [...listExcludedEntries(bill, text)];
  if (isTaxSplitUnknown(bill)) sentences.push(describeUnknownTaxSplit(bill, text));
  return sentences.join(' ');
}

/** Returns a text with the total quantity for each unit. */
function quantitiesOf({ lines }: Bill, text: BillText): readonly string[] {
  const units = Array.from(new Set(lines.map(({ unit }) => unit)));
  return units.map((unit) => {
    const ofUnit = lines.filter((line) => line.unit === unit);
    const sum = ofUnit.reduce((total, { quantity }) => total + quantity, 0);
    return formatQuantity(sum, unit, text);
  });
}

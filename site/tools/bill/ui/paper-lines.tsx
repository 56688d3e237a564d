import type { ReactNode } from 'react';
import { longDate, money } from '../../../base/format.ts';
import { type Bill, type BillLine, hasFinalTotal, isInvoice, type OpenLine, percentText, rowsOf } from '../tax/bill.ts';
import { type BillText, isPlaceApart, placeText, quantityText, useBill } from './bill-context.ts';
import { isUnsplit, notIncluded, rateText, sumRows, unsplitText } from './bill-totals.tsx';
import { QrCode } from './qr-code.tsx';

/** A column's name (also its class), head and cell. */
type Row = BillLine | OpenLine;
type Column = readonly [name: string, head: string, cell: (row: Row, index: number) => ReactNode];

/** Items and sums. Browsers repeat the table's head on each page, so it has shop and number. */
export function PaperLines() {
  const { bill, text } = useBill();
  const columns = columnsOf(bill, text);
  const rows = rowsOf(bill).map((line, index) => (
    <tr key={line.key}>
      {columns.map(([name, , cell]) => (
        <td key={name} className={`paper-${name}`}>
          {cell(line, index)}
        </td>
      ))}
    </tr>
  ));
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          <td className="paper-whole" colSpan={columns.length}>
            <PaperFacts />
          </td>
        </tr>
        <tr>
          {columns.map(([name, head]) => (
            <th key={name} scope="col" className={`paper-${name}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.slice(0, -2)}</tbody>
      <tbody className="paper-last">
        {rows.slice(-2)}
        <tr>
          <td className="paper-whole" colSpan={columns.length}>
            <PaperEnd />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Returns the columns that a bill needs. */
function columnsOf(bill: Bill, text: BillText): readonly Column[] {
  const { kind, treatment, tax, prices } = bill;
  const lines = rowsOf(bill);
  // Rule 46(l): the rate of tax. A bill of supply has none, nor has a supply without tax under bond or undertaking.
  const hasRates = isInvoice(kind) && (tax !== 'none' || treatment === 'reverseCharge');
  const isWithTax = isInvoice(kind) && tax !== 'none' && prices === 'withTax';
  const discount = (row: Row) => 'discount' in row && row.discount > 0 && money(row.discount);
  const all: readonly (Column | false)[] = [
    ['serial', text.serial, (_, index) => index + 1],
    ['name', text.columns.name, ({ name }) => name],
    lines.some(({ hsn }) => hsn !== '') && ['hsn', text.columns.hsn, ({ hsn }) => hsn],
    [
      'quantity',
      text.columns.quantity,
      ({ quantity, unit }) => quantity !== null && quantityText(quantity, unit, text),
    ],
    ['rate', isWithTax ? text.rateWithTax : text.columns.rate, ({ perUnit }) => perUnit !== null && rateText(perUnit)],
    lines.some(discount) && ['discount', text.columns.discount, discount],
    hasRates && ['gst', text.columns.gst, ({ gst }) => gst !== null && `${percentText(gst)}%`],
    // An open line is in no sum: it has no value yet.
    ['value', text.taxable[kind], (row) => ('taxable' in row ? money(row.taxable) : '–')],
  ];
  return all.filter((column) => column !== false);
}

/** The facts that each page repeats. */
function PaperFacts() {
  const { bill, text, language } = useBill();
  const { kind, number, date, placeOfSupply, seller } = bill;
  const facts: [name: string, value: string | null][] = [
    [text.kinds[kind], seller.name],
    [text.fields.number, number],
    [text.fields.date, date && longDate(date, language)],
  ];
  if (!isPlaceApart(bill)) facts.push([text.placeOfSupply, placeOfSupply && placeText(placeOfSupply, text)]);
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

/** Stands once, after the last item: the sums, the amount in words, how to pay, terms, room to sign. */
function PaperEnd() {
  const { bill, text } = useBill();
  return (
    <div className="paper-end">
      <dl className="paper-sums">
        {sumRows(bill, text).map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? 'paper-total' : undefined}>
            <dt>{label}</dt> <dd>{`${isTotal ? '₹' : ''}${money(amount)}`}</dd>
          </div>
        ))}
      </dl>
      <p className="paper-words">{hasFinalTotal(bill) ? text.inWords(bill.total / 100) : openText(bill, text)}</p>
      <div className="paper-notes">
        {bill.lines.length > 1 && <p>{`${text.quantities}: ${quantitiesOf(bill, text).join(', ')}`}</p>}
        {isInvoice(bill.kind) && <p>{text.reverseCharge(bill.treatment === 'reverseCharge')}</p>}
        <QrCode className="paper-payment">{`${text.qr}: ${bill.seller.upiId}`}</QrCode>
      </div>
      {bill.terms !== '' && <p className="paper-terms">{`${text.fields.terms}: ${bill.terms}`}</p>}
      <p className="paper-signature">
        <span>{text.forShop(bill.seller.name || text.seller)}</span>
        <span>{text.signature}</span>
      </p>
    </div>
  );
}

/** Says why the total is not final. */
function openText(bill: Bill, text: BillText): string {
  const sentences = [...notIncluded(bill, text)];
  if (isUnsplit(bill)) sentences.push(unsplitText(bill, text));
  return sentences.join(' ');
}

/** Returns the sum of the quantities in each unit. */
function quantitiesOf({ lines }: Bill, text: BillText): readonly string[] {
  const units = Array.from(new Set(lines.map(({ unit }) => unit)));
  return units.map((unit) => {
    const ofUnit = lines.filter((line) => line.unit === unit);
    const sum = ofUnit.reduce((total, { quantity }) => total + quantity, 0);
    return quantityText(sum, unit, text);
  });
}

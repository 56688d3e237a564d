import type { ReactNode } from 'react';
import { longDate, money } from '../../../base/format.ts';
import { type BillLine, hasFinalTotal, isInvoice, type OpenLine, percentText, rowsOf } from '../tax/bill.ts';
import { isPlaceApart, placeText, quantityText, useBill } from './bill-context.ts';
import { isUnsplit, notIncluded, rateText, sumRows, unsplitText } from './bill-totals.tsx';
import { QrCode } from './qr-code.tsx';

/** A column's name (also its class), head and cell. */
type Row = BillLine | OpenLine;
type Column = readonly [name: string, head: string, cell: (row: Row, index: number) => ReactNode];

/** Items and sums. Browsers repeat the table's head on each page, so it has shop and number. */
export function PaperLines() {
  const { bill, text, language } = useBill();
  const { kind, treatment, tax, prices, number, date, placeOfSupply, seller } = bill;
  const lines = rowsOf(bill);
  // Rule 46(l): the rate of tax. A bill of supply has none, nor has a supply without tax under bond or undertaking.
  const hasRates = isInvoice(kind) && (tax !== 'none' || treatment === 'reverseCharge');
  const rate = isInvoice(kind) && tax !== 'none' && prices === 'withTax' ? text.rateWithTax : text.columns.rate;
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
    ['rate', rate, ({ perUnit }) => perUnit !== null && rateText(perUnit)],
    lines.some(discount) && ['discount', text.columns.discount, discount],
    hasRates && ['gst', text.columns.gst, ({ gst }) => gst !== null && `${percentText(gst)}%`],
    // An open line is in no sum: it has no value yet.
    ['value', text.taxable[kind], (row) => ('taxable' in row ? money(row.taxable) : '–')],
  ];
  const columns = all.filter((column) => column !== false);
  const place = [text.placeOfSupply, placeOfSupply && placeText(placeOfSupply, text)] as const;
  const facts = [
    [text.kinds[kind], seller.name],
    [text.fields.number, number],
    [text.fields.date, date && longDate(date, language)],
    ...(isPlaceApart(bill) ? [] : [place]),
  ] as const;
  const rows = lines.map((line, index) => (
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
            <dl className="paper-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt> <dd>{value}</dd>
                </div>
              ))}
            </dl>
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

/** What stands once, after the last item: the sums, the amount in words, how to pay, terms, room to sign. */
function PaperEnd() {
  const { bill, text } = useBill();
  const openTexts = [...notIncluded(bill, text), ...(isUnsplit(bill) ? [unsplitText(bill, text)] : [])];
  const units = Array.from(new Set(bill.lines.map(({ unit }) => unit)));
  const quantities = units.map((unit) => {
    const all = bill.lines.reduce((sum, line) => (line.unit === unit ? sum + line.quantity : sum), 0);
    return quantityText(all, unit, text);
  });
  return (
    <div className="paper-end">
      <dl className="paper-sums">
        {sumRows(bill, text).map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? 'paper-total' : undefined}>
            <dt>{label}</dt> <dd>{`${isTotal ? '₹' : ''}${money(amount)}`}</dd>
          </div>
        ))}
      </dl>
      <p className="paper-words">{hasFinalTotal(bill) ? text.inWords(bill.total / 100) : openTexts.join(' ')}</p>
      <div className="paper-notes">
        {bill.lines.length > 1 && <p>{`${text.quantities}: ${quantities.join(', ')}`}</p>}
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

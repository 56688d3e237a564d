import type { ReactNode } from 'react';
import { formatNumber, formatPaise } from '../base/format.ts';
import { sampleInvoice } from '../sample-book/sample-books.ts';
import { sampleBill } from '../sample-book/sample-totals.ts';
import { listTaxRows } from '../tools/bill/ui/bill-totals.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { RubberStamp, SampleNote } from './text-parts.tsx';

/**
 * Returns the sample shop's invoice as formatted texts, computed by the bill maker's code. `tax` is the sum of all
 * taxes.
 */
export function useSampleInvoice() {
  const { bill: words, samples } = useSiteContext().text;
  const bill = sampleBill(samples.items, samples.parties[sampleInvoice.party]);
  const taxes = listTaxRows(bill, words);
  return {
    kind: words.kinds[bill.kind],
    number: bill.number,
    buyer: bill.buyer.name,
    lines: bill.lines.map(({ key, name, quantity, perUnit, taxable }) => ({
      key,
      name,
      quantity: formatNumber(quantity / 1000),
      rate: formatNumber(perUnit / 1000),
      amount: formatPaise(taxable),
    })),
    tax: {
      label: taxes.map(({ label }) => label).join(' + '),
      amount: formatPaise(taxes.reduce((sum, { amount }) => sum + amount, 0)),
    },
    total: `₹${formatPaise(bill.total)}`,
    inWords: words.inWords(bill.total / 100),
  };
}

/** Renders the sample shop's bill as a sheet of paper, white in both themes, with `children` at its end. */
export function SampleBill({ children }: { readonly children?: ReactNode }) {
  useStyles('paper', 'figures', 'sample-bill');
  const { bill: words, samples } = useSiteContext().text;
  const { kind, lines, tax, total, inWords } = useSampleInvoice();
  const { columns } = words;
  return (
    <div className="sheet sample-bill" data-theme="light">
      <p className="cloth sheet-title">
        <span>{kind}</span> <SampleNote />
      </p>
      <div className="ledger">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col" className="sample-detail">
                {columns.quantity}
              </th>
              <th scope="col" className="sample-detail">
                {columns.rate}
              </th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, quantity, rate, amount }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="sample-detail">{quantity}</td>
                <td className="sample-detail">{rate}</td>
                <td>{amount}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={3}>
                {tax.label}
              </th>
              <td>{tax.amount}</td>
            </tr>
            <tr className="total">
              <th scope="row" colSpan={3}>
                {words.total}
              </th>
              <td>{total}</td>
            </tr>
          </tbody>
        </table>
        <div className="sample-end">
          <p>{inWords}</p>
          <RubberStamp>
            {samples.paid} <small>{samples.modes.upi}</small>
          </RubberStamp>
        </div>
        {children}
      </div>
    </div>
  );
}

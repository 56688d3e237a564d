import { sampleInvoice } from '../content/facts/sample-books.ts';
import { invoiceTotals } from '../content/facts/sample-totals.ts';
import { figure, shortDate } from '../format.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { Stamp } from './stamp.tsx';

/** The hero's invoice: three lines, GST in two halves, a total under a double rule, paid. */
export function InvoiceSheet() {
  useStyles('paper', 'figures', 'sample-note', 'invoice');
  const { text, language } = useSite();
  const { samples } = text;
  const { taxable, cgst, sgst, total } = invoiceTotals();
  const half = sampleInvoice.gstPercent / 2;
  const sums = [
    [samples.taxable, taxable],
    [`CGST ${half}%`, cgst],
    [`SGST ${half}%`, sgst],
  ] as const;
  return (
    <div className="sheet invoice">
      <p className="cloth sheet-title">
        <span>{`${samples.invoice} ${sampleInvoice.number}`}</span>{' '}
        <small className="sample-note">{samples.shortened}</small>
      </p>
      <div className="ledger">
        <table className="figures">
          <colgroup>
            <col />
            <col className="invoice-quantity" />
            <col className="invoice-rate" />
            <col className="invoice-amount" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{samples.columns.item}</th>
              <th scope="col">{samples.columns.quantity}</th>
              <th scope="col">{samples.columns.rate}</th>
              <th scope="col">{samples.columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {sampleInvoice.lines.map(({ item, quantity, rate }) => (
              <tr key={item}>
                <th scope="row">{samples.items[item]}</th>
                <td>{quantity}</td>
                <td>{figure(rate, language)}</td>
                <td>{figure(quantity * rate, language, true)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([label, amount]) => (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td>{figure(amount, language, true)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row" colSpan={3}>
                {samples.total}
              </th>
              <td>{`₹${figure(total, language, true)}`}</td>
            </tr>
          </tfoot>
        </table>
        <div className="invoice-end">
          <p>{samples.totalInWords}</p>
          <Stamp>
            {samples.paid} <small>{`UPI · ${shortDate(sampleInvoice.paidOn, language)}`}</small>
          </Stamp>
        </div>
      </div>
    </div>
  );
}

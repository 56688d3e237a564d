import { sampleInvoice } from '../../content/facts/sample-books.ts';
import { bothTaxes, gstTotals } from '../../content/facts/sample-totals.ts';
import { figure, longMonth, rupees } from '../../format.ts';
import { useSite, useStyles } from '../../site-context.ts';
import { AppAreas, AppTitle, DeviceFrame } from './device-frame.tsx';

/** The sample shop's GST of a month on a computer: GSTR-1 by customers, GSTR-3B down to what is left to pay. */
export function GstScreen() {
  useStyles('figures', 'gst-summary', 'sample-screens');
  const { text, language } = useSite();
  const { samples, slides } = text;
  const { fragments } = slides;
  const { output, businesses, others, input, payable } = gstTotals();
  const month = longMonth(sampleInvoice.paidOn, language);
  const sums = [
    [samples.gst.onSales, rupees(bothTaxes(output))],
    [fragments.inputTax, `− ${rupees(bothTaxes(input))}`],
    [fragments.payable, rupees(payable.total)],
  ] as const;
  const rows = [
    [samples.gst.businesses, businesses],
    [samples.gst.others, others],
    [samples.total, output],
  ] as const;
  const label = [`GSTR-1, GSTR-3B, ${month}`, ...sums.map((sum) => sum.join(' '))].join(', ');
  return (
    <DeviceFrame device="desktop" label={label} title={<AppTitle title={samples.gst.report} />}>
      <AppAreas as="rail" current="reports" />
      <div className="screen">
        <p className="screen-pair">
          <b>{month}</b>
          <span className="tabs-drawn">
            <b>{fragments.monthly}</b> <span>{fragments.quarterly}</span>
          </span>
        </p>
        <p className="screen-part">GSTR-3B</p>
        <dl className="screen-tiles">
          {sums.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <table className="figures">
          <thead>
            <tr>
              {['GSTR-1', samples.taxable, 'CGST', 'SGST'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { taxable, cgst, sgst }]) => (
              <tr key={name} className={name === samples.total ? 'total' : undefined}>
                <th scope="row">{name}</th>
                {[taxable, cgst, sgst].map((amount, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand where they stand
                  <td key={column}>{figure(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DeviceFrame>
  );
}

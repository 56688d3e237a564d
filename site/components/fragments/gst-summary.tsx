import { sampleMonth } from '../../content/facts/sample-books.ts';
import { bothTaxes, gstTotals } from '../../content/facts/sample-totals.ts';
import { figure, rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** A month's GST: on sales, less on purchases, and what is left to pay. */
export function GstSummary() {
  useStyles('figures', 'gst-summary');
  const { text } = useSite();
  const { fragments } = text.slides;
  const { output, input, payable } = gstTotals();
  const rows = [
    [fragments.sales, figure(sampleMonth.sales)],
    ['CGST', figure(output.cgst)],
    ['SGST', figure(output.sgst)],
    [fragments.inputTax, `− ${figure(bothTaxes(input))}`],
  ] as const;
  return (
    <>
      <p className="tabs-drawn">
        <b>{fragments.monthly}</b> <span>{fragments.quarterly}</span> <span>GSTR-1 · GSTR-3B</span>
      </p>
      <table className="figures">
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{fragments.payable}</th>
            <td>{rupees(payable.total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

import { sampleInvoice, sampleMonth, samplePurchases } from '../../content/facts/sample-books.ts';
import { bothTaxes, gstTotals } from '../../content/facts/sample-totals.ts';
import { figure, rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** A month's purchases by supplier, with the GST paid on them. */
export function PurchaseBill() {
  useStyles('figures');
  const { text } = useSite();
  const { fragments } = text.features;
  const input = bothTaxes(gstTotals().input);
  return (
    <table className="figures">
      <tbody>
        {samplePurchases.map(({ supplier, amount }) => (
          <tr key={supplier}>
            <th scope="row">{`${fragments.supplier} ${supplier}`}</th>
            <td>{figure(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{`${fragments.gstPaid} ${sampleInvoice.gstPercent}%`}</th>
          <td>{figure(input)}</td>
        </tr>
        <tr className="total">
          <th scope="row">{fragments.purchaseBill}</th>
          <td>{rupees(sampleMonth.purchases + input)}</td>
        </tr>
      </tbody>
    </table>
  );
}

import { sampleMonth, samplePurchases } from '../../content/facts/sample-books.ts';
import { gstTotals } from '../../content/facts/sample-totals.ts';
import { figure, rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** A month's purchases by supplier, with the GST paid on them. */
export function PurchaseBill() {
  useStyles('figures');
  const { text, language } = useSite();
  const { fragments } = text.features;
  const { input } = gstTotals();
  return (
    <table className="figures">
      <tbody>
        {samplePurchases.map(({ supplier, amount }) => (
          <tr key={supplier}>
            <th scope="row">{`${fragments.supplier} ${supplier}`}</th>
            <td>{figure(amount, language)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{`${fragments.gstPaid} ${sampleMonth.gstPercent}%`}</th>
          <td>{figure(input, language)}</td>
        </tr>
        <tr className="total">
          <th scope="row">{fragments.purchaseBill}</th>
          <td>{rupees(sampleMonth.purchases + input, language)}</td>
        </tr>
      </tbody>
    </table>
  );
}

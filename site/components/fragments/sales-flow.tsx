import { sampleInvoice } from '../../content/facts/sample-books.ts';
import { invoiceTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** One sale on its way: quotation, challan, invoice, the amount carried along. */
export function SalesFlow() {
  useStyles('sales-flow');
  const { text } = useSite();
  const { fragments } = text.features;
  const serial = sampleInvoice.number.split('/')[1];
  return (
    <ol className="flow">
      {[`${fragments.quotation} Q-57`, `${fragments.challan} C-88`, `${fragments.invoice} ${serial}`].map((paper) => (
        <li key={paper}>
          <span>{paper}</span> <b>{rupees(invoiceTotals().total)}</b>
        </li>
      ))}
    </ol>
  );
}

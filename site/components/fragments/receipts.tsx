import { sampleReceipts } from '../../content/facts/sample-books.ts';
import { figure, rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** What came in by each way of paying. */
export function Receipts() {
  useStyles('figures');
  const { text } = useSite();
  const total = sampleReceipts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className="figures">
      <tbody>
        {sampleReceipts.map(({ mode, amount }) => (
          <tr key={mode}>
            <th scope="row">{text.samples.modes[mode]}</th>
            <td>{figure(amount)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{text.features.fragments.receivedThisMonth}</th>
          <td>{rupees(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

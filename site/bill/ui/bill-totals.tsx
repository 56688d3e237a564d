import { useBill } from './bill-context.ts';
import { money, taxLines } from './tax-lines.ts';

/**
 * What the bill comes to: taxable value, each tax, what rounds it to the rupee, total. The total is read out when it
 * changes.
 */
export function BillTotals() {
  const { state, text } = useBill();
  const { bill } = state;
  const rows = [
    { label: text.taxable, amount: bill.taxable },
    ...taxLines(bill, text),
    ...(bill.roundOff === 0 ? [] : [{ label: text.roundOff, amount: bill.roundOff }]),
  ];
  return (
    <table className="figures bill-totals">
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row" id="bill-total">
            {text.total}
          </th>
          <td>
            <output aria-labelledby="bill-total">{`₹${money(bill.total)}`}</output>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

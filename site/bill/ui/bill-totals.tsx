import { useBill } from './bill-context.ts';
import { money, sumRows } from './tax-lines.ts';

/** The sums; the total is read out. While a field is refused, the previous sums stay and say so. */
export function BillTotals() {
  const { state, text } = useBill();
  const { bill } = state;
  const { before, after } = sumRows(bill, text);
  const row = ({ label, amount }: (typeof before)[number]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{money(amount)}</td>
    </tr>
  );
  const isStale = state.draft !== state.good;
  return (
    <div>
      {isStale && <p className="bill-issues">{text.stale}</p>}
      <table className="figures bill-totals" data-stale={isStale || undefined}>
        <tbody>
          {before.map(row)}
          <tr className="total">
            <th scope="row" id="bill-total">
              {text.total}
            </th>
            <td>
              {/* The sentence that names an added item says the total too. */}
              <output
                aria-labelledby="bill-total"
                aria-live={state.added === null ? 'polite' : 'off'}
              >{`₹${money(bill.total)}`}</output>
            </td>
          </tr>
          {after.map(row)}
        </tbody>
      </table>
    </div>
  );
}

/** The total in words. */
export function BillWords() {
  const { state, text } = useBill();
  return (
    <p className="bill-words" data-stale={state.draft !== state.good || undefined}>
      {text.inWords(state.bill.total / 100)}
    </p>
  );
}

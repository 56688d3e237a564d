import { useBill } from './bill-context.ts';
import { money, sumRows } from './tax-lines.ts';

/** The sums; the total is read out. While a field is refused, the previous sums stay and say so. */
export function BillTotals() {
  const { bill, draft, good, added, text } = useBill();
  const isStale = draft !== good;
  // The sentence that names an added item says the total too.
  const live = added === null ? 'polite' : 'off';
  return (
    <div>
      {isStale && <p className="bill-issues">{text.stale}</p>}
      <table className="figures bill-totals" data-stale={isStale || undefined}>
        <tbody>
          {sumRows(bill, text).map(({ label, amount, isTotal }) => (
            <tr key={label} className={isTotal ? 'total' : undefined}>
              <th scope="row" id={isTotal ? 'bill-total' : undefined}>
                {label}
              </th>
              <td>
                {isTotal ? (
                  <output aria-labelledby="bill-total" aria-live={live}>{`₹${money(amount)}`}</output>
                ) : (
                  money(amount)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The total in words. */
export function BillWords() {
  const { bill, draft, good, text } = useBill();
  return (
    <p className="bill-words" data-stale={draft !== good || undefined}>
      {text.inWords(bill.total / 100)}
    </p>
  );
}

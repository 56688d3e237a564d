import { figure, money, shortDate } from '../../base/format.ts';
import { sampleInvoice } from '../../sample-book/sample-books.ts';
import { sampleBill } from '../../sample-book/sample-totals.ts';
import { quantityText } from '../../tools/bill/ui/bill-context.ts';
import { sumRows } from '../../tools/bill/ui/bill-totals.tsx';
import { useSite, useStyles } from '../site-context.ts';
import { Stamp } from '../text-parts.tsx';
import { AppAreas, AppTitle, DeviceFrame } from './device-frame.tsx';

/** The sample shop's invoice on a phone, counted as the bill maker counts it, and paid. */
export function BillScreen() {
  const { text, language } = useSite();
  const { bill: words, samples } = text;
  const bill = sampleBill(samples.items, samples.parties[sampleInvoice.party]);
  const sums = sumRows(bill, words).filter(({ isTotal }) => !isTotal);
  const total = `₹${money(bill.total)}`;
  const date = shortDate(bill.date, language);
  const kind = words.kinds[bill.kind];
  const label = [
    `${kind} ${bill.number}`,
    ...sums.map((sum) => `${sum.label} ${money(sum.amount)}`),
    `${words.total} ${total}`,
    samples.paid,
  ].join(', ');
  return (
    <DeviceFrame device="phone" label={label} title={<AppTitle title={kind} />}>
      <div className="screen">
        <p className="screen-pair">
          <span>
            <b>{words.seller}</b>
            <small translate="no">GSTIN {bill.seller.gstin}</small>
          </span>
          <span>
            <b>{bill.number}</b>
            <small>{date}</small>
          </span>
        </p>
        <p>
          {words.buyer}: <b>{bill.buyer.name}</b>
        </p>
        <BillTable />
        <p className="screen-pair">
          <small>{words.inWords(bill.total / 100)}</small>
          <Stamp>
            {samples.paid} <small>{`${samples.modes.upi} · ${date}`}</small>
          </Stamp>
        </p>
      </div>
      <AppAreas current="invoicing" />
    </DeviceFrame>
  );
}

/** The lines of the sample shop's invoice, counted as the bill maker counts them, its taxes and its total. */
export function BillTable() {
  useStyles('figures', 'sample-screens');
  const { bill: words, samples } = useSite().text;
  const bill = sampleBill(samples.items, samples.parties[sampleInvoice.party]);
  return (
    <table className="figures">
      <tbody>
        {bill.lines.map(({ key, name, quantity, unit, perUnit, taxable }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <small>{`${quantityText(quantity, unit, words)} × ${figure(perUnit / 1000)}`}</small>
            </th>
            <td>{money(taxable)}</td>
          </tr>
        ))}
        {sumRows(bill, words).map(({ label, amount, isTotal }) => (
          <tr key={label} className={isTotal ? 'total' : 'screen-sum'}>
            <th scope="row">{label}</th>
            <td>{`${isTotal ? '₹' : ''}${money(amount)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

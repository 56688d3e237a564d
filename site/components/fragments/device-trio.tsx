import { figure, rupees } from '../../base/format.ts';
import { sampleInvoice } from '../../sample-book/sample-books.ts';
import { sampleBill } from '../../sample-book/sample-totals.ts';
import { sumRows } from '../../tools/bill/ui/bill-totals.tsx';
import { DeviceFrame } from '../screens/device-frame.tsx';
import { useSite, useStyles } from '../site-context.ts';

/** The same bill on three screens. */
export function DeviceTrio() {
  useStyles('figures', 'device-trio');
  const { bill: words, samples, slides } = useSite().text;
  const { fragments } = slides;
  const bill = sampleBill(samples.items, samples.parties[sampleInvoice.party]);
  const sums = sumRows(bill, words).filter(({ isTotal }) => !isTotal);
  const rows = sums.map(({ label, amount }) => [label, figure(amount / 100)] as const);
  const total = rupees(bill.total / 100);
  return (
    <>
      <ul className="devices">
        {(['desktop', 'web', 'phone'] as const).map((device) => (
          <li key={device}>
            <DeviceFrame
              device={device}
              title={bill.number}
              label={`${fragments[device]}: ${bill.number}, ${bill.buyer.name}, ${words.total} ${total}`}
            >
              <table className="figures">
                <tbody>
                  <tr>
                    <th scope="row" colSpan={2}>
                      {bill.buyer.name}
                    </th>
                  </tr>
                  {rows.map(([label, amount]) => (
                    <tr key={label} className="trio-sum">
                      <th scope="row">{label}</th>
                      <td>{amount}</td>
                    </tr>
                  ))}
                  <tr className="total">
                    <th scope="row">{words.total}</th>
                    <td>{total}</td>
                  </tr>
                </tbody>
              </table>
            </DeviceFrame>
            {fragments[device]}
          </li>
        ))}
      </ul>
      <p className="synced">{fragments.synced}</p>
    </>
  );
}

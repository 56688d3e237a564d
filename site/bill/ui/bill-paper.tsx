import { longDate } from '../../format.ts';
import { percentText } from '../tax/gst-rates.ts';
import { missingParts } from '../tax/sample-bill.ts';
import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';
import { QrCode } from './qr-code.tsx';
import { money, taxLines } from './tax-lines.ts';
import { usePrintedTitle } from './use-printed-title.ts';

/** The bill as it is printed, on A4 or A5: what Rule 46 asks of an invoice, and nothing of this site. */
export function BillPaper() {
  const { state, text, language } = useBill();
  const { bill } = state;
  const { seller, buyer, lines } = bill;
  const payment = upiLink(bill);
  usePrintedTitle(bill, text);
  const isSample = missingParts(bill).length > 0;
  return (
    <section className="bill-paper" aria-hidden="true">
      <header>
        <h2>{text.kinds[bill.kind]}</h2>
        {isSample && <p className="bill-paper-sample">{text.sample}</p>}
      </header>
      <div className="bill-paper-head">
        <Address title={seller.name || text.seller} gstin={seller.gstin} state={text.states[seller.state]} />
        <Address title={`${text.buyer}: ${buyer.name}`} gstin={buyer.gstin} />
        <dl>
          <dt>{text.fields.number}</dt>
          <dd>{bill.number}</dd>
          <dt>{text.fields.date}</dt>
          <dd>{bill.date && longDate(bill.date, language)}</dd>
          <dt>{text.placeOfSupply}</dt>
          <dd>{`${text.states[bill.placeOfSupply]} (${bill.placeOfSupply})`}</dd>
        </dl>
      </div>
      <table>
        <thead>
          <tr>
            {(['name', 'hsn', 'quantity', 'rate', 'discount', 'gst', 'amount'] as const).map((column) => (
              <th key={column} scope="col">
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.name}</th>
              <td>{line.hsn}</td>
              <td>{`${line.quantity / 1000} ${text.units[line.unit]}`}</td>
              <td>{money(line.rate)}</td>
              <td>{line.discount > 0 && money(line.discount)}</td>
              <td>{bill.tax !== 'none' && `${percentText(line.gst)}%`}</td>
              <td>{money(line.taxable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="bill-paper-end">
        <div>
          {bill.tax === 'none' ? <p>{text.noTax}</p> : <p>{text.reverseCharge}</p>}
          {payment !== null && (
            <>
              <QrCode content={payment} label={text.qr} />
              <p>{`${text.qr}: ${seller.upiId}`}</p>
            </>
          )}
        </div>
        <table>
          <tbody>
            <Sum label={text.taxable} amount={money(bill.taxable)} />
            {taxLines(bill, text).map(({ label, amount }) => (
              <Sum key={label} label={label} amount={money(amount)} />
            ))}
            {bill.roundOff !== 0 && <Sum label={text.roundOff} amount={money(bill.roundOff)} />}
            <Sum label={text.total} amount={`₹${money(bill.total)}`} isTotal />
          </tbody>
        </table>
      </div>
      <p className="bill-paper-words">{text.inWords(bill.total / 100)}</p>
      <p className="bill-paper-signature">
        {seller.name}
        <br />
        <br />
        {text.signature}
      </p>
    </section>
  );
}

type AddressProps = { readonly title: string; readonly gstin: string; readonly state?: string };

const Address = ({ title, gstin, state }: AddressProps) => (
  <p>
    <b>{title}</b>
    {gstin !== '' && <span>{`GSTIN ${gstin}`}</span>}
    {state !== undefined && <span>{state}</span>}
  </p>
);

type SumProps = { readonly label: string; readonly amount: string; readonly isTotal?: true };

const Sum = ({ label, amount, isTotal }: SumProps) => (
  <tr className={isTotal && 'total'}>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
);

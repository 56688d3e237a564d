import { longDate } from '../../format.ts';
import type { Bill } from '../tax/bill.ts';
import { percentText } from '../tax/gst-rates.ts';
import { missingParts } from '../tax/missing-parts.ts';
import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';
import { issueText } from './issue-text.ts';
import { placeText } from './place-text.ts';
import { QrCode } from './qr-code.tsx';
import { money, sumRows } from './tax-lines.ts';
import { usePrintedTitle } from './use-printed-title.ts';

/**
 * The bill as it is printed, on A4 or A5: what Rule 46 asks of an invoice and Rule 49 of a bill of supply, and nothing
 * of this site. While a field is refused, whoever prints, and how, is told so instead.
 */
export function BillPaper() {
  const { state, text } = useBill();
  const { kind, number, seller } = state.bill;
  const [issue] = state.issues;
  const refusal = issue && text.notPrinted(issueText(issue, state.draft, text));
  usePrintedTitle(refusal ?? [text.kinds[kind], number.replace(/\//g, '-'), seller.name].filter(Boolean).join(' '));
  return (
    <section className="bill-paper" aria-hidden="true">
      {refusal === undefined ? <Paper /> : <h2>{refusal}</h2>}
    </section>
  );
}

function Paper() {
  const { state, text, language } = useBill();
  const { bill } = state;
  const { kind, treatment, tax, seller, buyer, lines } = bill;
  const payment = upiLink(bill);
  const { before, after } = sumRows(bill, text);
  const isReverse = treatment === 'reverseCharge';
  // Rule 46(l): the rate of tax. A bill of supply has none, nor has a supply without tax under bond or undertaking.
  const hasRates = kind === 'taxInvoice' && (tax !== 'none' || isReverse);
  const columns = [
    ...([text.columns.name, text.columns.hsn, text.columns.quantity] as const),
    hasRates && bill.prices === 'withTax' ? text.rateWithTax : text.columns.rate,
    text.columns.discount,
    ...(hasRates ? [text.columns.gst] : []),
    text.taxable[kind],
  ];
  return (
    <>
      <header>
        <h2>{text.kinds[kind]}</h2>
        {missingParts(bill).length > 0 && <p className="bill-paper-sample">{text.sample}</p>}
      </header>
      {treatment !== 'domestic' && <p className="bill-paper-law">{text.treatments[treatment]}</p>}
      <div className="bill-paper-head">
        <Address title={seller.name || text.seller} party={seller} />
        <Address title={`${text.buyer}: ${buyer.name}`} party={buyer} />
        <dl>
          <dt>{text.fields.number}</dt>
          <dd>{bill.number}</dd>
          <dt>{text.fields.date}</dt>
          <dd>{bill.date && longDate(bill.date, language)}</dd>
          <dt>{text.placeOfSupply}</dt>
          <dd>{placeText(bill.placeOfSupply, text)}</dd>
        </dl>
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
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
              {hasRates && <td>{`${percentText(line.gst)}%`}</td>}
              <td>{money(line.taxable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="bill-paper-end">
        <div>
          {kind === 'taxInvoice' && <p>{text.reverseCharge(isReverse)}</p>}
          {payment !== null && (
            <>
              <QrCode content={payment} label={text.qr} />
              <p>{`${text.qr}: ${seller.upiId}`}</p>
            </>
          )}
        </div>
        <table>
          <tbody>
            {before.map(({ label, amount }) => (
              <Sum key={label} label={label} amount={money(amount)} />
            ))}
            <Sum label={text.total} amount={`₹${money(bill.total)}`} isTotal />
            {after.map(({ label, amount }) => (
              <Sum key={label} label={label} amount={money(amount)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="bill-paper-words">{text.inWords(bill.total / 100)}</p>
      {bill.terms !== '' && <p className="bill-paper-terms">{`${text.fields.terms}: ${bill.terms}`}</p>}
      <p className="bill-paper-signature">
        {seller.name}
        <br />
        <br />
        {text.signature}
      </p>
    </>
  );
}

type AddressProps = { readonly title: string; readonly party: Bill['seller'] | Bill['buyer'] };

/** Rule 46(a), (d), (e): name, address, GSTIN, state with its code; abroad the country. */
function Address({ title, party }: AddressProps) {
  const { text } = useBill();
  const rows = [
    party.address,
    party.phone,
    ...('country' in party
      ? [party.country]
      : [party.gstin && `GSTIN ${party.gstin}`, party.state && placeText(party.state, text)]),
  ];
  return (
    <p>
      <b>{title}</b>
      {rows.map((row) => row && <span key={row}>{row}</span>)}
    </p>
  );
}

type SumProps = { readonly label: string; readonly amount: string; readonly isTotal?: true };

const Sum = ({ label, amount, isTotal }: SumProps) => (
  <tr className={isTotal && 'total'}>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
);

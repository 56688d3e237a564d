import { figure } from '../../format.ts';
import { isInvoice } from '../tax/bill.ts';
import { useBill } from './bill-context.ts';
import { QrCode } from './qr-code.tsx';
import { money, sumRows } from './tax-lines.ts';

/** What stands once, after the last item: the sums, the amount in words, how to pay, terms, room to sign. */
export function PaperEnd() {
  const { state, text } = useBill();
  const { bill } = state;
  const { before, after } = sumRows(bill, text);
  const units = Array.from(new Set(bill.lines.map(({ unit }) => unit)));
  const quantities = units.map((unit) => {
    const all = bill.lines.reduce((sum, line) => (line.unit === unit ? sum + line.quantity : sum), 0);
    return `${figure(all / 1000)} ${text.units[unit]}`;
  });
  const sum = ({ label, amount }: (typeof before)[number]) => (
    <div key={label}>
      <dt>{label}</dt> <dd>{money(amount)}</dd>
    </div>
  );
  return (
    <div className="paper-end">
      <dl className="paper-sums">
        {before.map(sum)}
        <div className="paper-total">
          <dt>{text.total}</dt> <dd>{`₹${money(bill.total)}`}</dd>
        </div>
        {after.map(sum)}
      </dl>
      <p className="paper-words">{text.inWords(bill.total / 100)}</p>
      <div className="paper-notes">
        {bill.lines.length > 1 && <p>{`${text.quantities}: ${quantities.join(', ')}`}</p>}
        {isInvoice(bill.kind) && <p>{text.reverseCharge(bill.treatment === 'reverseCharge')}</p>}
        <QrCode className="paper-payment">{`${text.qr}: ${bill.seller.upiId}`}</QrCode>
      </div>
      {bill.terms !== '' && <p className="paper-terms">{`${text.fields.terms}: ${bill.terms}`}</p>}
      <p className="paper-signature">
        <span>{text.forShop(bill.seller.name || text.seller)}</span>
        <span>{text.signature}</span>
      </p>
    </div>
  );
}

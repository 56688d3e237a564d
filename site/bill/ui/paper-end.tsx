import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';
import { QrCode } from './qr-code.tsx';
import { money, sumRows } from './tax-lines.ts';

/** What stands once, after the last item: the sums, the amount in words, how to pay, terms, room to sign. */
export function PaperEnd() {
  const { state, text } = useBill();
  const { bill } = state;
  const { kind, treatment, seller } = bill;
  const payment = upiLink(bill);
  const { before, after } = sumRows(bill, text);
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
      <div className="paper-notes">
        <p>
          <b>{text.inWords(bill.total / 100)}</b>
        </p>
        {kind === 'taxInvoice' && <p>{text.reverseCharge(treatment === 'reverseCharge')}</p>}
        {payment !== null && (
          <div className="paper-payment">
            <QrCode content={payment} label={text.qr} />
            <p>
              {text.qr}: <b>{seller.upiId}</b>
            </p>
          </div>
        )}
        {bill.terms !== '' && <p className="paper-terms">{`${text.fields.terms}: ${bill.terms}`}</p>}
      </div>
      <p className="paper-signature">
        <span>{text.forShop(seller.name || text.seller)}</span>
        <span>{text.signature}</span>
      </p>
    </div>
  );
}

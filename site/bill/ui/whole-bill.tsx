import { longDate } from '../../format.ts';
import { gstRatesSince } from '../tax/gst-rates.ts';
import { upiLink } from '../upi-link.ts';
import { BillActions } from './bill-actions.tsx';
import { useBill } from './bill-context.ts';
import { BillTotals } from './bill-totals.tsx';
import { HeadTextField, StateField } from './head-fields.tsx';
import { ItemRows } from './item-rows.tsx';
import { QrCode } from './qr-code.tsx';
import { MissingParts, SampleMark } from './sample-mark.tsx';

/** The whole bill: who, to whom, what, the sums, and what to do with it. */
export function WholeBill() {
  const { state, text, language } = useBill();
  const { bill } = state;
  const payment = upiLink(bill);
  return (
    <>
      <p className="cloth sheet-title">
        <span>{text.kinds[bill.kind]}</span> <SampleMark />
      </p>
      <div className="ledger bill-body">
        <div className="bill-head">
          <fieldset>
            <legend>{text.seller}</legend>
            <HeadTextField field="sellerName" />
            <HeadTextField field="sellerGstin" />
            <StateField field="sellerState" />
            <HeadTextField field="sellerUpi" />
          </fieldset>
          <fieldset>
            <legend>{text.buyer}</legend>
            <HeadTextField field="buyerName" />
            <HeadTextField field="buyerGstin" />
            <StateField field="buyerState" />
          </fieldset>
          <fieldset className="bill-paper-data">
            <legend>{text.kinds.bill}</legend>
            <HeadTextField field="number" />
            <HeadTextField field="date" />
            <p className="bill-supply">
              {text.placeOfSupply} <b>{`${text.states[bill.placeOfSupply]} (${bill.placeOfSupply})`}</b>
            </p>
          </fieldset>
        </div>
        <ItemRows compact={false} />
        <div className="bill-end">
          <div>
            <p className="bill-words">{text.inWords(bill.total / 100)}</p>
            {bill.tax === 'none' && <p className="note">{text.noTax}</p>}
            {payment !== null && (
              <div className="bill-payment">
                <QrCode content={payment} label={text.qr} />
                <p>
                  <b>{text.qr}</b> <small>{text.qrNote}</small>
                </p>
              </div>
            )}
            <p className="note">{text.rates(longDate(gstRatesSince, language))}</p>
          </div>
          <BillTotals />
        </div>
        <BillActions />
        <p className="note">
          <MissingParts /> {text.kept}
        </p>
      </div>
    </>
  );
}

import { localPath } from '../../../widget/languages/languages.ts';
import { longDate } from '../../format.ts';
import { numberBefore } from '../remembered-shop.ts';
import { priceKinds, schemes, supplies } from '../tax/bill.ts';
import { gstRatesSince } from '../tax/gst-rates.ts';
import { upiLink } from '../upi-link.ts';
import { BillActions } from './bill-actions.tsx';
import { placeText, useBill } from './bill-context.ts';
import { BillTotals, BillWords } from './bill-totals.tsx';
import { HeadField, StateField } from './head-fields.tsx';
import { HeadPart } from './head-part.tsx';
import { ItemRows } from './item-rows.tsx';
import { SampleMark } from './paper-head.tsx';
import { QrCode } from './qr-code.tsx';
import { RememberShop } from './remember-shop.tsx';

/** The whole bill: who, to whom, what, the sums, and what to do with it. */
export function WholeBill() {
  const { state, text, language } = useBill();
  const { bill } = state;
  const { seller, buyer, number, date, treatment } = bill;
  const before = numberBefore(state.draft.head.number);
  const payment = upiLink(bill);
  return (
    <>
      <p className="cloth sheet-title">
        <span>{text.kinds[bill.kind]}</span> <SampleMark />
      </p>
      <div className="ledger bill-body">
        {/* A new bill folds it up. */}
        <div key={state.renewed} className="bill-head">
          <HeadPart
            name="seller"
            filled={seller.name ? [seller.name, seller.gstin && `GSTIN ${seller.gstin}`, seller.upiId && 'UPI'] : []}
          >
            <HeadField field="sellerName" />
            <HeadField field="sellerGstin" />
            <StateField field="sellerState" />
            <HeadField field="sellerAddress" />
            <HeadField field="sellerUpi" />
            <details className="bill-more">
              <summary>{text.more.seller}</summary>
              <HeadField field="sellerPhone" />
              <HeadField field="sellerScheme" options={schemes.map((each) => [each, text.schemes[each]])} />
            </details>
            <RememberShop />
          </HeadPart>
          <HeadPart name="buyer" filled={[buyer.name, 'gstin' in buyer && buyer.gstin && `GSTIN ${buyer.gstin}`]}>
            <HeadField field="buyerName" />
            {buyer.where === 'india' ? (
              <>
                <HeadField field="buyerGstin" />
                <StateField field="buyerState" none={text.sameState} />
              </>
            ) : (
              <HeadField field="buyerCountry" />
            )}
            <HeadField field="buyerAddress" />
            <details className="bill-more">
              <summary>{text.more.buyer}</summary>
              <HeadField field="buyerPhone" />
              <HeadField field="supply" options={supplies.map((each) => [each, text.supplies[each]])} />
              {buyer.where === 'india' && <StateField field="placeOfSupply" none={text.followsBuyer} />}
            </details>
          </HeadPart>
          <HeadPart name="bill" filled={number ? [number, date && longDate(date, language)] : []}>
            <HeadField field="number" />
            <HeadField field="date" />
            {before !== '' && <p className="note">{text.lastHere(before)}</p>}
            <p className="bill-supply">
              {text.placeOfSupply} <b>{placeText(bill.placeOfSupply, text)}</b>
            </p>
            <HeadField field="prices" options={priceKinds.map((each) => [each, text.priceKinds[each]])} />
          </HeadPart>
        </div>
        <p className="note bill-begun" role="status">
          {state.renewed === 1 && (
            <>
              <span>{text.oneBill}</span> <a href={localPath('/login', language)}>{text.keepBills}</a>
            </>
          )}
        </p>
        <ItemRows compact={false} />
        <div className="bill-end">
          <div>
            <BillWords />
            {treatment !== 'domestic' && <p className="note">{text.treatments[treatment]}</p>}
            <details className="bill-more">
              <summary>{text.more.payment}</summary>
              <HeadField field="received" />
              <HeadField field="terms" />
            </details>
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
          {text.kept} {text.eInvoice}
        </p>
      </div>
    </>
  );
}

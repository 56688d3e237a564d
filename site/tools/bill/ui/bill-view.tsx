import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { localPath } from '../../../../account/languages.ts';
import { longDate } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { gstRatesSince } from '../tax/bill.ts';
import { type HeadField as Name, shopFields } from '../tax/bill-draft.ts';
import { newSeries } from '../tax/bill-number.ts';
import { abroad } from '../tax/gstin.ts';
import { asksPlace, missingParts } from '../tax/judge-bill.ts';
import { isAbroad, schemeOf, supplyOf } from '../tax/read-bill.ts';
import { isSample, isSampleShop } from '../tax/sample-marks.ts';
import { BillActions } from './bill-actions.tsx';
import {
  BillContext,
  type BillTools,
  briefIssue,
  type HeadPartName,
  headPartOf,
  placeText,
  taxNumber,
  useBill,
} from './bill-context.ts';
import { BillTotals, BillWords } from './bill-totals.tsx';
import { BuyerAddress, PlaceQuestion } from './buyer-questions.tsx';
import { HeadField, HeadFields, selectOnFocus, shownIssues } from './field.tsx';
import { ItemRows } from './item-rows.tsx';
import { QrCode } from './qr-code.tsx';
import { noteNumber, numberBefore, rememberShop, storeShop } from './remembered-shop.ts';

type BillViewProps = { readonly tools: BillTools; readonly children?: ReactNode };

/** The bill as server and browser draw it alike. */
export const BillView = ({ tools, children }: BillViewProps) => (
  <BillContext value={tools}>
    <p className="cloth sheet-title">
      <span>{tools.text.kinds[tools.bill.kind]}</span>{' '}
      {stampOf(tools) && <small className="sample-note">{stampOf(tools)}</small>}
    </p>
    <BillBody />
    {children}
  </BillContext>
);

/** What keeps the bill from being one: it is a sample, or lacks a part. */
function stampOf({ draft, bill, text }: BillTools): string | null {
  if (isSample(draft)) return text.sample;
  return missingParts(bill).length > 0 ? text.incomplete : null;
}

/** Fields that few bills need. */
const More = ({ label, of }: { readonly label: string; readonly of: readonly Name[] }) => (
  <details className="bill-more">
    <summary>{label}</summary>
    <HeadFields of={of} />
  </details>
);

/** The bill's parts: who, to whom, what, the sums, and what to do with it. */
function BillBody() {
  const { bill, renewed, text, language } = useBill();
  const { treatment } = bill;
  return (
    <div className="ledger bill-body" {...selectOnFocus}>
      {/* A new bill folds it up. */}
      <div key={renewed} className="bill-head">
        <SellerPart />
        <BuyerPart />
        <NumberPart />
      </div>
      <p className="note bill-begun" role="status">
        {renewed === 1 && (
          <>
            <span>{text.oneBill}</span> <a href={localPath('/login', language)}>{text.keepBills}</a>
          </>
        )}
      </p>
      <ItemRows />
      <div className="bill-prices">
        <HeadField field="prices" />
      </div>
      <div className="bill-end">
        <div>
          <BillWords />
          {treatment !== 'domestic' && <p className="note">{text.treatments[treatment]}</p>}
          <More label={text.more.payment} of={['received', 'terms', 'copies', 'paper']} />
          <QrCode className="bill-payment">
            <b>{text.qr}</b> <small>{text.qrNote}</small>
          </QrCode>
          <p className="note">{text.rates(longDate(gstRatesSince, language))}</p>
        </div>
        <BillTotals />
      </div>
      <BillActions />
      <p className="note">
        {text.kept} {text.notMade} {text.hsn} {text.eInvoice}
      </p>
    </div>
  );
}

function SellerPart() {
  const { bill, draft, text } = useBill();
  const { seller } = bill;
  const upi = seller.upiId && `UPI ${seller.upiId}`;
  return (
    <HeadPart name="seller" filled={seller.name ? [seller.name, taxNumber(seller), upi] : []}>
      <HeadFields of={['sellerName', 'sellerGstin', 'sellerState', 'sellerAddress', 'sellerUpi']} />
      <More label={text.more.seller(text.schemes[schemeOf(draft.head)])} of={['sellerPhone', 'sellerScheme']} />
      <RememberShop />
    </HeadPart>
  );
}

/** The buyer's part. An export asks for no GSTIN, state or place of supply in India. */
function BuyerPart() {
  const { bill, draft, text } = useBill();
  const { buyer } = bill;
  const isExport = bill.placeOfSupply === abroad;
  const first: Name[] = ['buyerName'];
  if (!isExport) first.push('buyerGstin');
  if (!isExport && !isAbroad(buyer)) first.push('buyerState');
  const more: Name[] = ['buyerPhone', 'buyerDelivery', 'supply'];
  if (!isExport && !asksPlace(bill)) more.push('placeOfSupply');
  return (
    <HeadPart name="buyer" filled={[buyer.name, taxNumber(buyer), buyer.country]}>
      <HeadFields of={first} />
      <BuyerAddress />
      <PlaceQuestion />
      <More label={text.more.buyer(text.supplies[supplyOf(draft.head)])} of={more} />
    </HeadPart>
  );
}

function NumberPart() {
  const { bill, draft, dispatch, text, language } = useBill();
  const { number, date, placeOfSupply } = bill;
  const before = numberBefore(draft.head.number);
  const series = newSeries(number, date);
  const begin = () => {
    dispatch({ type: 'typed', name: 'number', value: series });
    noteNumber(series);
  };
  return (
    <HeadPart name="bill" filled={number ? [number, date && longDate(date, language)] : []}>
      <HeadFields of={['number', 'date']} />
      {before !== '' && <p className="note">{text.lastHere(before)}</p>}
      {series !== '' && (
        <p className="note">
          <Button className="bill-quiet" label={text.newSeries(series)} onClick={begin} />
        </p>
      )}
      <p className="bill-supply">
        {text.placeOfSupply} <b>{placeOfSupply ? placeText(placeOfSupply, text) : text.placeUnknown}</b>
      </p>
    </HeadPart>
  );
}

/** One press remembers the shop on this device, one forgets it here and in all tabs; nothing does so by itself. */
function RememberShop() {
  const { draft, issues, text, shop } = useBill();
  const { head } = draft;
  const [isRefused, setRefused] = useState(false);
  const isMarked = issues.some(({ field }) => field.startsWith('seller'));
  const isOwn = head.sellerName.trim() !== '' && !isSampleShop(head) && !isMarked;
  const isSame = shop !== null && shopFields.every((field) => shop[field] === head[field]);
  if (!isOwn && !shop) return null;
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    storeShop(null);
  };
  const remember = () => isOwn && !isSame && setRefused(!rememberShop(head, head.number));
  return (
    <div className="bill-remember">
      <Button label={text[isSame ? 'remembered' : 'remember']} aria-disabled={!isOwn || isSame} onClick={remember} />{' '}
      <Button className="bill-quiet" label={text.forget} hidden={!shop} onClick={forget} />
      <div role="status">{isRefused && <p className="note">{text.notRemembered}</p>}</div>
      <p className="note">{text.rememberNote}</p>
    </div>
  );
}

type HeadPartProps = { readonly name: HeadPartName; readonly children: ReactNode } & {
  readonly filled: readonly (string | undefined | false)[];
};

/** A part of the head. A phone folds it into one line until touched: items come first. What is wrong inside shows. */
function HeadPart({ name, filled, children }: HeadPartProps) {
  const { text, draft, ...state } = useBill();
  const [isOpen, setOpen] = useState(false);
  const issue = shownIssues(state).find(({ field }) => headPartOf(field) === name);
  const legend = name === 'bill' ? text.kinds.bill : text[name];
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <fieldset
      className={`bill-part bill-part-${name}`}
      data-open={isOpen || undefined}
      data-refused={issue !== undefined || undefined}
    >
      <legend>{legend}</legend>
      <button type="button" className="bill-line" aria-expanded={isOpen} onClick={toggle}>
        <b>{legend}</b> <span>{filled.filter(Boolean).join(' · ') || text.toFill[name]}</span>{' '}
        <u>{issue ? text.correct : text.change}</u>
        {issue && <strong>{briefIssue(issue, draft, text)}</strong>}
      </button>
      {children}
    </fieldset>
  );
}

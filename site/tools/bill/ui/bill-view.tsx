import { type MouseEvent, type ReactNode, useState } from 'react';
import { pathInLanguage } from '../../../../account/languages.ts';
import { formatLongDate } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { gstRatesStartDate } from '../tax/bill.ts';
import { type BillHeaderField as Name, shopFields } from '../tax/bill-draft.ts';
import { computeFirstBillNumber } from '../tax/bill-number.ts';
import { outsideIndiaCode } from '../tax/gstin.ts';
import { isBuyerAbroad, readGstScheme, readSupplyType } from '../tax/read-bill.ts';
import { isSampleShop } from '../tax/sample-marks.ts';
import { mustAskForPlaceOfSupply } from '../tax/validate-bill.ts';
import { BillActionBar } from './bill-action-bar.tsx';
import {
  BillContext,
  type BillContextValue,
  type FormStepName,
  findFormStep,
  formatPlaceOfSupply,
  formatShortIssue,
  formatTaxNumber,
  useBill,
} from './bill-context.ts';
import { filterVisibleIssues, HeaderFieldInput, HeaderFieldInputs, selectOnFocus } from './bill-field.tsx';
import { BillPreview } from './bill-preview.tsx';
import { BillNotices } from './bill-totals.tsx';
import { BuyerAddress, PlaceOfSupplyQuestion } from './buyer-questions.tsx';
import { ItemRows } from './item-rows.tsx';
import { findPreviousBillNumber, rememberShop, storeLastBillNumber, writeRememberedShop } from './remembered-shop.ts';

type BillViewProps = { readonly tools: BillContextValue; readonly children?: ReactNode };

/**
 * Renders the bill maker, both on the server and in the browser: the form, the bill beside or behind it, and the bar.
 */
export const BillView = ({ tools, children }: BillViewProps) => (
  <BillContext value={tools}>
    <Views />
    <div className="bill-desk" data-view={tools.view} {...selectOnFocus}>
      <BillForm />
      <BillPreview />
    </div>
    <BillActionBar />
    {children}
  </BillContext>
);

/** Renders the buttons that switch a narrow screen between form and paper. */
function Views() {
  const { view, dispatch, text } = useBill();
  return (
    <p className="bill-views">
      {(['write', 'paper'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => dispatch({ type: 'viewChanged', view: each })}
        >
          {text.views[each]}
        </button>
      ))}
    </p>
  );
}

/** Renders the fields that few bills need, collapsed under a label. */
const More = ({ label, of }: { readonly label: string; readonly of: readonly Name[] }) => (
  <details className="bill-more">
    <summary>{label}</summary>
    <HeaderFieldInputs of={of} />
  </details>
);

/** Renders the steps of a bill: seller, buyer, items and number. A new bill collapses all of them except the items. */
function BillForm() {
  const { bill, renewed, text, language } = useBill();
  const { treatment } = bill;
  return (
    <div className="bill-write">
      <SellerPart key={`seller${renewed}`} />
      <BuyerPart key={`buyer${renewed}`} />
      <section className="sheet bill-part">
        <ItemRows />
        <HeaderFieldInput field="prices" />
        <BillNotices />
        {treatment !== 'domestic' && <p className="note">{text.treatments[treatment]}</p>}
        <p className="note">{text.rates(formatLongDate(gstRatesStartDate, language))}</p>
      </section>
      <NumberPart key={`bill${renewed}`} />
      <p className="note bill-begun" role="status">
        {renewed === 1 && (
          <>
            <span>{text.oneBill}</span> <a href={pathInLanguage('/login', language)}>{text.keepBills}</a>
          </>
        )}
      </p>
      <p className="note">
        {text.kept} {text.notMade} {text.hsn} {text.eInvoice}
      </p>
    </div>
  );
}

function SellerPart() {
  const { bill, draft, text } = useBill();
  const { seller } = bill;
  return (
    <FormStep name="seller" step={1} filled={seller.name ? [seller.name, formatTaxNumber(seller)] : []}>
      <HeaderFieldInputs of={['sellerName', 'sellerGstin', 'sellerState', 'sellerAddress']} />
      <More label={text.more.seller(text.schemes[readGstScheme(draft.head)])} of={['sellerPhone', 'sellerScheme']} />
      <RememberShop />
    </FormStep>
  );
}

/** Renders the buyer's fields. An export needs no GSTIN, state or place of supply in India. */
function BuyerPart() {
  const { bill, draft, text } = useBill();
  const { buyer, placeOfSupply } = bill;
  const isExport = placeOfSupply === outsideIndiaCode;
  const first: Name[] = ['buyerName'];
  if (!isExport) first.push('buyerGstin');
  if (!isExport && !isBuyerAbroad(buyer)) first.push('buyerState');
  const more: Name[] = ['buyerPhone', 'buyerDelivery', 'supply'];
  if (!isExport && !mustAskForPlaceOfSupply(bill)) more.push('placeOfSupply');
  return (
    <FormStep name="buyer" step={2} filled={[buyer.name, formatTaxNumber(buyer), buyer.country]}>
      <HeaderFieldInputs of={first} />
      <BuyerAddress />
      <PlaceOfSupplyQuestion />
      <More label={text.more.buyer(text.supplies[readSupplyType(draft.head)])} of={more} />
      <p className="bill-supply">
        {text.placeOfSupply} <b>{placeOfSupply ? formatPlaceOfSupply(placeOfSupply, text) : text.placeUnknown}</b>
      </p>
    </FormStep>
  );
}

/**
 * Renders the step for number, date and payment, and below it notes about the number, which remain visible when the
 * step is collapsed.
 */
function NumberPart() {
  const { bill, draft, dispatch, text, language } = useBill();
  const { number, date, seller } = bill;
  const upi = seller.upiId && `UPI ${seller.upiId}`;
  const before = findPreviousBillNumber(draft.head.number);
  const series = computeFirstBillNumber(number, date);
  const begin = () => {
    dispatch({ type: 'typed', name: 'number', value: series });
    storeLastBillNumber(series);
  };
  return (
    <>
      <FormStep
        name="bill"
        step={4}
        filled={number || upi ? [number, date && formatLongDate(date, language), upi] : []}
      >
        <HeaderFieldInputs of={['number', 'date', 'sellerUpi']} />
        {upi && <p className="note">{text.qrNote}</p>}
        <More label={text.more.payment} of={['received', 'terms', 'copies', 'paper']} />
      </FormStep>
      {before !== '' && <p className="note">{text.lastHere(before)}</p>}
      {series !== '' && (
        <p className="note">
          <Button className="bill-quiet" label={text.newSeries(series)} onClick={begin} />
        </p>
      )}
    </>
  );
}

/**
 * Renders the buttons that store the shop on this device or delete it in all tabs. Nothing is stored without a press.
 */
function RememberShop() {
  const { draft, issues, text, shop } = useBill();
  const { head } = draft;
  const [isRefused, setRefused] = useState(false);
  const isMarked = issues.some(({ field }) => field.startsWith('seller'));
  const isOwn = head.sellerName.trim() !== '' && !isSampleShop(head) && !isMarked;
  const isSame = shop !== null && shopFields.every((field) => shop[field] === head[field]);
  if (!isOwn && !shop) return null;
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('details')?.querySelector('input')?.focus();
    writeRememberedShop(null);
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

type FormStepProps = { readonly name: FormStepName; readonly step: number; readonly children: ReactNode } & {
  readonly filled: readonly (string | undefined | false)[];
};

/**
 * Renders a step that is collapsed into one line until the visitor presses it. The line also shows an error in the
 * step.
 */
function FormStep({ name, step, filled, children }: FormStepProps) {
  const { text, draft, ...state } = useBill();
  const issue = filterVisibleIssues(state).find(({ field }) => findFormStep(field) === name);
  const value = filled.filter(Boolean).join(' · ');
  let action = value ? text.change : text.add;
  if (issue) action = text.correct;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const part = event.currentTarget.closest('details');
    if (!part) return;
    // The field gets the focus while the press is handled, because a phone would not show its keyboard for a later
    // focus.
    event.preventDefault();
    part.open = !part.open;
    if (part.open) part.querySelector('input')?.focus();
  };
  return (
    <details className={`sheet bill-part bill-part-${name}`} data-refused={issue !== undefined || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={toggle}>
        {/* Some browsers cannot lay out a summary as a grid. */}
        <span className="bill-line">
          <i>{step}</i> <b>{text.parts[name]}</b> <span>{value || text.toFill[name]}</span>
          {issue && <strong>{formatShortIssue(issue, draft, text)}</strong>} <u>{action}</u>
        </span>
      </summary>
      {children}
    </details>
  );
}

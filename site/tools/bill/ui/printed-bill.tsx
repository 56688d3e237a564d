import { useEffect } from 'react';
import { formatLongDate } from '../../../base/format.ts';
import { invoiceCopyMarks } from '../../../content/facts/statutory-words.ts';
import { Button } from '../../browser/message-box.tsx';
import { type Bill, isInvoice } from '../tax/bill.ts';
import type { BillDraft, BillHeaderField } from '../tax/bill-draft.ts';
import { outsideIndiaCode, type StateCode } from '../tax/gstin.ts';
import { isBuyerAbroad } from '../tax/read-bill.ts';
import type { BillIssue } from '../tax/read-bill-line.ts';
import { containsSampleValues } from '../tax/sample-marks.ts';
import { findFieldForMissingPart, findMissingBillParts, type MissingBillPart } from '../tax/validate-bill.ts';
import {
  type BillContextValue,
  type BillText,
  formatIssueWithLabel,
  formatPlaceOfSupply,
  formatTaxNumber,
  useBill,
} from './bill-context.ts';
import { filterVisibleIssues, focusField } from './bill-field.tsx';
import { fitPrintedPageToRoll } from './narrow-paper.ts';
import { mayNeedSeveralPages, PrintedBillTable } from './printed-bill-table.tsx';

/**
 * Renders the printed bill (A4, A5, 80 mm roll) with the particulars of Rules 46 and 49. A sample or a bill with errors
 * prints only a sentence.
 */
export function PrintedBill() {
  const { bill, draft, issues, text } = useBill();
  const [issue] = issues;
  const refusal = refusalOf(draft, issue, text);
  usePrintedTitle(refusal ?? formatBillFileName(bill, text), Number(draft.head.paper));
  const marks = (!refusal && isInvoice(bill.kind) && invoiceCopyMarks[draft.head.copies]) || [''];
  return marks.map((mark) => (
    <section
      key={mark}
      className="bill-page bill-paper"
      data-theme="light"
      data-paper={draft.head.paper}
      aria-hidden="true"
    >
      {refusal ? <h2>{refusal}</h2> : <PrintedBillHead mark={mark} />}
      {!refusal && <PrintedBillTable />}
    </section>
  ));
}

/** Returns the sentence that is printed instead of a sample or a bill with errors; null for any other bill. */
function refusalOf(draft: BillDraft, issue: BillIssue | undefined, text: BillText): string | null {
  if (containsSampleValues(draft)) return text.notPrinted(text.isSample);
  return issue ? text.notPrinted(formatIssueWithLabel(issue, draft, text)) : null;
}

/** Returns the label that is printed on a sample or an incomplete bill; null for a complete bill. */
export function findIncompletenessLabel({
  draft,
  bill,
  text,
}: Pick<BillContextValue, 'draft' | 'bill' | 'text'>): string | null {
  if (containsSampleValues(draft)) return text.sample;
  return findMissingBillParts(bill).length > 0 ? text.incomplete : null;
}

/** Returns the name of a bill's file, printed or shared. */
export const formatBillFileName = ({ kind, number, seller }: Bill, text: BillText): string =>
  [text.kinds[kind], number, seller.name].filter(Boolean).join(' ').replace(/\//g, '-');

/**
 * Prepares the page for printing. Sets the page's title, because the browser uses it as the name of a PDF. If `roll` is
 * not 0, sets the width of the printed page to `roll` in mm.
 */
function usePrintedTitle(printed: string, roll: number): void {
  useEffect(() => {
    const title = document.title;
    let restore = (): void => undefined;
    const onPrint = ({ type }: Event) => {
      const isBefore = type === 'beforeprint';
      document.title = isBefore ? printed : title;
      restore();
      restore = isBefore && roll > 0 ? fitPrintedPageToRoll(roll) : () => undefined;
    };
    const moments = ['beforeprint', 'afterprint'];
    document.documentElement.dataset.prints = 'bill';
    for (const moment of moments) addEventListener(moment, onPrint);
    return () => {
      for (const moment of moments) removeEventListener(moment, onPrint);
    };
  }, [printed, roll]);
}

/** Renders a button for each missing part of the bill, which focuses its field. Renders nothing for a sample. */
export function MissingPartsList() {
  const { bill, draft, text } = useBill();
  const missing = findMissingBillParts(bill);
  if (missing.length === 0 || containsSampleValues(draft)) return null;
  const go = (part: MissingBillPart) =>
    focusField(document.getElementById(`bill-${findFieldForMissingPart(part, bill, draft.items)}`));
  return (
    <p className="note">
      {text.fillIn}
      {missing.map((part, index) => [
        index > 0 ? ', ' : ' ',
        <Button key={part} className="bill-quiet" label={text.missing[part]} onClick={() => go(part)} />,
      ])}
    </p>
  );
}

type PrintedBillHeadProps = { readonly mark?: string; readonly isPreview?: boolean };

/** Renders the head of the first page: shop, kind of document, sentences required by law, mark of a copy, customer. */
export function PrintedBillHead({ mark, isPreview }: PrintedBillHeadProps) {
  const { bill, draft, text, language } = useBill();
  const { kind, treatment, seller, buyer, number, date } = bill;
  const missing = findMissingBillParts(bill);
  const shopRows = addressRows('seller', seller, stateText(seller.state, text), text);
  const buyerRows = addressRows('buyer', buyer, buyer.country || stateText(buyerState(bill), text), text);
  if (buyer.delivery) buyerRows.push(['buyerDelivery', `${text.delivery}: ${buyer.delivery}`]);
  const place = placeOf(bill, text);
  if (place) buyerRows.push(['placeOfSupply', place]);
  return (
    <>
      <header>
        <h2>{text.kinds[kind]}</h2>
        {mark && <p className="paper-mark">{mark}</p>}
        <h3 data-field="sellerName" className={seller.name ? undefined : 'paper-empty'}>
          {seller.name || (isPreview ? text.nameYourself : text.seller)}
        </h3>
        <Address rows={shopRows} isPreview={isPreview} />
        {!mayNeedSeveralPages(bill, draft, isPreview) && (
          <p className="paper-number">
            <b data-field="number">{number}</b> <span data-field="date">{date && formatLongDate(date, language)}</span>
          </p>
        )}
      </header>
      {missing.length > 0 && !isPreview && (
        <p className="paper-incomplete">
          {text.fillIn} {missing.map((part) => text.missing[part]).join(', ')}
        </p>
      )}
      {/* Rule 5(1)(f): a composition dealer has to state this "at the top". */}
      {treatment !== 'domestic' && <p className="paper-law">{text.treatments[treatment]}</p>}
      {/* A customer who pays at the counter may stay unnamed. */}
      {(isPreview || buyer.name !== '' || buyerRows.length > 0) && (
        <div className="paper-buyer" data-field="buyerName">
          <p>
            {text.buyer}: <b>{buyer.name}</b>
            {isPreview && buyer.name === '' && <i className="paper-empty">{text.toFill.buyer}</i>}
          </p>
          <Address rows={buyerRows} isPreview={isPreview} />
        </div>
      )}
    </>
  );
}

/** Returns the state of a named buyer in India: the chosen one, else the shop's, which is the form's default. */
function buyerState({ seller, buyer, placeOfSupply }: Bill): StateCode | null {
  const isNamed = buyer.name !== '' || buyer.address !== '';
  const isIndian = placeOfSupply !== outsideIndiaCode && !isBuyerAbroad(buyer) && buyer.askedCountry === null;
  return buyer.state ?? (isNamed && isIndian ? seller.state : null);
}

const stateText = (state: StateCode | null, text: BillText): string =>
  state === null ? '' : formatPlaceOfSupply(state, text);

const placeOf = ({ placeOfSupply }: Bill, text: BillText): string =>
  placeOfSupply === null ? '' : `${text.placeOfSupply}: ${formatPlaceOfSupply(placeOfSupply, text)}`;

type AddressRow = readonly [field: BillHeaderField, words: string];

/** Returns the rows of a party's address (Rule 46(a), (d), (e)): address, phone, GSTIN, and state or country. */
function addressRows(
  name: 'seller' | 'buyer',
  party: Bill['seller'] | Bill['buyer'],
  stateOrCountry: string,
  text: BillText,
): AddressRow[] {
  const rows: AddressRow[] = [
    [`${name}Address`, party.address],
    [`${name}Phone`, party.phone && `${text.fields.sellerPhone} ${party.phone}`],
    [`${name}Gstin`, formatTaxNumber(party)],
    [`${name}State`, stateOrCountry],
  ];
  return rows.filter(([, words]) => words !== '');
}

type AddressProps = { readonly rows: readonly AddressRow[]; readonly isPreview?: boolean | undefined };

/** Renders the rows of an address. The preview marks rows with errors; a bill with errors is not printed. */
function Address({ rows, isPreview = false }: AddressProps) {
  const refused = filterVisibleIssues(useBill()).map(({ field }) => field);
  return (
    <p className="paper-address">
      {rows.map(([field, words]) => [
        <span key={field} data-field={field}>
          {isPreview && refused.includes(field) ? <mark>{words}</mark> : words}
        </span>,
        ' ',
      ])}
    </p>
  );
}

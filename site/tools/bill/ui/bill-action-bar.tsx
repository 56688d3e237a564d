import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathInLanguage } from '../../../../account/languages.ts';
import { indianMobileDigits } from '../../../../account/phone-number.ts';
import { formatLongDate, formatPaise, getTodayIsoDate } from '../../../base/format.ts';
import { formatCompanyFragment } from '../../../base/format-company-fragment.ts';
import { Button, MessageBox } from '../../browser/message-box.tsx';
import { WhatsAppMark } from '../../browser/whats-app-mark.tsx';
import { cleanText } from '../../reading/clean-text.ts';
import { computeDiscountedAmount, hasFinalTotal, sortBillLines } from '../tax/bill.ts';
import { type BillDraft, type BillFieldName, formatItemFieldName } from '../tax/bill-draft.ts';
import { outsideIndiaCode } from '../tax/gstin.ts';
import { type BillIssue, isBlankItem } from '../tax/read-bill-line.ts';
import { containsSampleValues, isSampleItem, isSampleShop } from '../tax/sample-marks.ts';
import { findFieldForMissingPart, findMissingBillParts } from '../tax/validate-bill.ts';
import { type BillText, formatIssueWithLabel, formatQuantity, useBill } from './bill-context.ts';
import { filterVisibleIssues, focusField } from './bill-field.tsx';
import { listExcludedEntries, listSumRows } from './bill-totals.tsx';
import { findIncompletenessLabel, formatBillFileName, MissingPartsList } from './printed-bill.tsx';
import { releaseUnusedBillNumber, takeNextBillNumber } from './remembered-shop.ts';

/** Renders the bar with the bill's total and actions. */
export function BillActionBar() {
  const { bill, draft, issues, typing, past, dispatch, text, language } = useBill();
  const [isSharing, setSharing] = useState(false);
  const [first] = reasonsAgainst(draft, issues, text);
  /** The first reason not to print, except errors of the field in which the visitor is typing. */
  const [shown] = reasonsAgainst(draft, filterVisibleIssues({ issues, typing }), text);
  const company = formatCompanyFragment(cleanText(draft.head.sellerName));
  const own = draft.head.number;
  /** Bill numbers are consecutive (Rule 46(b)), so "New bill" uses the number of an empty bill again. */
  const isUnused = own !== '' && draft.items.every(isBlankItem);
  const print = () => window.print();
  const share = () => setSharing(!isSharing);
  /** Focuses the first missing field of an item, because a bill without a complete item cannot be sent. */
  const goToLacking = () => {
    const part = findMissingBillParts(bill).find((each) => each.startsWith('item'));
    if (part) focusField(document.getElementById(`bill-${findFieldForMissingPart(part, bill, draft.items)}`));
  };
  /** Runs an action. If the bill is a sample or has errors, focuses the first field to correct instead. */
  const unlessRefused = (act: () => void) => () => (first ? goToReason(first) : act());
  const renew = (isCopy: boolean) => {
    setSharing(false);
    const number = isUnused && !isCopy ? own : takeNextBillNumber(own);
    flushSync(() => dispatch({ type: 'nextBillStarted', today: getTodayIsoDate(), isCopy, number }));
    focusField(document.querySelector<HTMLElement>('.bill-items input'));
  };
  const undo = () => {
    const before = past[past.length - 1];
    if (isUnused && before && before.head.number !== own) releaseUnusedBillNumber(own);
    dispatch({ type: 'undone' });
  };
  const clear = () => dispatch({ type: 'cleared', today: getTodayIsoDate() });
  const stamp = findIncompletenessLabel({ bill, draft, text });
  return (
    <>
      {first && <Reasons />}
      <MissingPartsList />
      {isSharing && !first && <ShareBill />}
      <div className="bill-bar">
        {shown && !containsSampleValues(draft) && <p className="bill-issues">{beforeSending(shown, text)}</p>}
        <p className="bill-sum">
          <small>
            <span id="bill-total">{text.total}</span>
            <span>{` · ${stamp ?? text.itemCount(sortBillLines(bill).length)}`}</span>
          </small>
          <output aria-labelledby="bill-total" aria-live="polite">{`₹${formatPaise(bill.total)}`}</output>
        </p>
        <button
          type="button"
          className="button button-primary"
          data-unready={bill.lines.length === 0 || containsSampleValues(draft) || undefined}
          aria-expanded={isSharing}
          onClick={unlessRefused(bill.lines.length > 0 ? share : goToLacking)}
        >
          <WhatsAppMark /> {text.share}
        </button>
        <Button className="button bill-wide" label={text.print} onClick={unlessRefused(print)} />
        <Menu>
          <Button className="button bill-narrow" label={text.print} onClick={unlessRefused(print)} />
          <Button label={text.newBill} onClick={() => renew(false)} />
          <Button label={text.copyBill} onClick={() => renew(true)} />
          <Button label={text.undo} aria-disabled={past.length === 0 || undefined} onClick={undo} />
          <Button label={text.clear} onClick={clear} />
          {company !== '' && (
            <a className="button" href={pathInLanguage('/login', language) + company}>
              {text.createAccount}
            </a>
          )}
        </Menu>
      </div>
    </>
  );
}

/** Returns the bar's short text about the first field to correct. The full sentence is below the field. */
function beforeSending({ field, words }: Reason, text: BillText): string {
  return /Gstin$/.test(field) ? text.beforeSending('GSTIN') : words;
}

/**
 * Renders the menu of less frequent actions. The menu closes after a press on an action or outside the menu, and on
 * Escape.
 */
function Menu({ children }: { readonly children: ReactNode }) {
  const { text } = useBill();
  const menuRef = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Focus alone is not enough: a press on plain text moves no focus, and Safari does not focus a pressed button.
    const foldIfOutside = ({ target }: Event) => {
      if (!menuRef.current?.contains(target as Node)) fold(menuRef.current);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, foldIfOutside);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, foldIfOutside);
    };
  }, []);
  return (
    <details
      ref={menuRef}
      className="bill-menu"
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape') return;
        fold(currentTarget);
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="button">
        <span aria-hidden="true">•••</span> <b>{text.moreActions}</b>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside handle keys */}
      <div onClick={() => fold(menuRef.current)}>{children}</div>
    </details>
  );
}

const fold = (menu: HTMLDetailsElement | null): void => menu?.removeAttribute('open');

/** Lists the reasons why the bill cannot be printed or shared. Omits the field in which the visitor is typing. */
function Reasons() {
  const { draft, issues, typing, text } = useBill();
  const reasons = reasonsAgainst(draft, filterVisibleIssues({ issues, typing }), text);
  return (
    <div className="bill-issues bill-reasons">
      <p>{containsSampleValues(draft) ? text.sampleIsNoBill : text.printIssues}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.field + reason.words} className="bill-reason">
            <Button className="bill-quiet" label={reason.words} onClick={() => goToReason(reason)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Reason = { readonly field: BillFieldName; readonly words: string };

const goToReason = ({ field }: Reason): void => focusField(document.getElementById(`bill-${field}`));

/** Returns the reasons why a bill cannot be printed or shared: first the sample's shop and items, then errors. */
function reasonsAgainst(draft: BillDraft, issues: readonly BillIssue[], text: BillText): readonly Reason[] {
  const sampleItems = draft.items.flatMap((item, index): readonly Reason[] =>
    isSampleItem(item) ? [{ field: formatItemFieldName(item.key, 'name'), words: text.itemNumber(index + 1) }] : [],
  );
  const sampleShop: readonly Reason[] = isSampleShop(draft.head) ? [{ field: 'sellerGstin', words: 'GSTIN' }] : [];
  const refused = issues.map(
    (issue): Reason => ({ field: issue.field, words: formatIssueWithLabel(issue, draft, text) }),
  );
  return [...sampleShop, ...sampleItems, ...refused];
}

/** Maximum number of items in a message. */
const mostListed = 10;

/** Renders the bill as a message and a PDF. The visitor reads the message before sending it with another press. */
function ShareBill() {
  const { bill, text } = useBill();
  const { country, phone } = bill.buyer;
  const isIndian = country === '' && bill.placeOfSupply !== outsideIndiaCode;
  const to = isIndian ? indianMobileDigits(phone) : '';
  const share = useRef<HTMLDivElement>(null);
  useEffect(() => share.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={share} className="bill-share">
      <label htmlFor="bill-share">{text.shareLabel}</label>
      <MessageBox key={to} id="bill-share" rows={6} message={useMessage()} text={text} send={text.send} to={to} />
      <SharePdf />
    </div>
  );
}

/** Returns the bill as a message: seller, buyer, items, sums and how to pay. */
function useMessage(): string {
  const { bill, text, language } = useBill();
  const all = listSumRows(bill, text);
  // If no tax is added, the items add up to the total except for the round-off, so the message contains no other sums.
  const isAdded = bill.prices === 'plusTax' && bill.tax !== 'none';
  const sums = isAdded ? all : all.slice(all.findIndex(({ label, isTotal }) => isTotal || label === text.roundOff));
  const rows = sortBillLines(bill);
  const left = rows.length - mostListed;
  const items = rows.slice(0, mostListed).map((row, index) => {
    const { name, quantity, unit } = row;
    const what = [name, quantity !== null && formatQuantity(quantity, unit, text)].filter(Boolean).join(', ');
    const value = computeDiscountedAmount(row);
    return `${index + 1}. ${what}: ${value === null ? '–' : `₹${formatPaise(value)}`}`;
  });
  const isIncomplete = findMissingBillParts(bill).length > 0;
  const lines = [
    [text.kinds[bill.kind], bill.number, isIncomplete && `(${text.incomplete})`].filter(Boolean).join(' '),
    bill.date && formatLongDate(bill.date, language),
    bill.seller.name,
    bill.buyer.name && `${text.buyer}: ${bill.buyer.name}`,
    ...items,
    left > 0 && text.moreItems(left),
    ...listExcludedEntries(bill, text),
    ...sums.map(({ label, amount }) => `${label}: ₹${formatPaise(amount)}`.replace('₹-', '-₹')),
    hasFinalTotal(bill) && bill.balance > 0 && bill.seller.upiId && text.payBy(bill.seller.upiId),
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Renders the button that shares or downloads the PDF. A browser may refuse to share a file that is created after the
 * press. The file is therefore created earlier, and again 300 ms after each change of the bill.
 */
function SharePdf() {
  const { bill, text, language } = useBill();
  const [made, setMade] = useState<{ readonly of: unknown; readonly file: File | null; readonly address: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `made` only decides about the delay
  useEffect(() => {
    let address = '';
    let isOver = false;
    const make = async () => {
      const pdf = await import('./create-bill-pdf.ts').then(({ createBillPdf }) => createBillPdf()).catch(() => null);
      if (isOver) return;
      const file = pdf && new File([pdf], `${formatBillFileName(bill, text)}.pdf`, { type: 'application/pdf' });
      if (file) address = URL.createObjectURL(file);
      setMade({ of: bill, file, address });
    };
    const timer = setTimeout(make, made ? 300 : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [bill, text, language]);

  const { file = null, address } = made?.of === bill ? made : {};
  // The file is shared without a text, because WhatsApp would drop either the file or the text.
  const share = (files: File[]) => navigator.share({ files }).catch(() => undefined);
  const isReady = address !== undefined;
  const canShare = file && navigator.canShare?.({ files: [file] });
  let button = <Button key="making" label={text.pdf.making} aria-disabled={true} />;
  if (isReady && file === null) button = <Button key="print" label={text.print} onClick={() => print()} />;
  else if (canShare) button = <Button key="share" label={text.pdf.share} onClick={() => share([file])} />;
  else if (file)
    button = (
      <a key="download" className="button" href={address} download={file.name}>
        {text.pdf.download}
      </a>
    );
  return <p className="actions bill-actions">{button}</p>;
}

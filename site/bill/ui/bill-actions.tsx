import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localPath } from '../../../widget/languages/languages.ts';
import { companyFragment } from '../../company-fragment.ts';
import { figure, isoToday, longDate, money } from '../../format.ts';
import { Button, MessageBox } from '../message-box.tsx';
import { writtenText } from '../reading/written-text.ts';
import { giveBackNumber, takeNumber } from '../remembered-shop.ts';
import { missingParts } from '../tax/judge-bill.ts';
import { isBlank } from '../tax/read-line.ts';
import { issueText, useBill } from './bill-context.ts';
import { MissingParts, paperName } from './bill-paper.tsx';
import { sumRows } from './bill-totals.tsx';
import { goToField, shownIssues } from './field.tsx';

/** Print, the next bill, share, one step back, a clean page, and on to an account in the shop's name. */
export function BillActions() {
  const { draft, issues, past, typing, dispatch, text, language } = useBill();
  const isMarked = issues.length > 0;
  const shown = shownIssues({ issues, typing }).map((issue) => issueText(issue, draft, text));
  const company = companyFragment(writtenText(draft.head.sellerName));
  const [isSharing, setSharing] = useState(false);
  const own = draft.head.number;
  /** Numbers are consecutive (Rule 46(b)): one without a bill is given again. */
  const isUnused = own !== '' && draft.items.every(isBlank);
  /** A refused bill goes nowhere: the first marked field gets the focus. */
  const unlessMarked = (act: () => void) => () =>
    isMarked ? goToField(document.querySelector<HTMLElement>('.bill [aria-invalid]')) : act();
  const renew = (isCopy: boolean) => () => {
    setSharing(false);
    const number = isUnused && !isCopy ? own : takeNumber(own);
    flushSync(() => dispatch({ type: 'renewed', today: isoToday(), isCopy, number }));
    goToField(document.querySelector<HTMLElement>('.bill-items input'));
  };
  const undo = () => {
    if (isUnused && past.length > 0 && past[past.length - 1]?.head.number !== own) giveBackNumber(own);
    dispatch({ type: 'undone' });
  };
  const clear = () => dispatch({ type: 'cleared', today: isoToday() });
  const print = unlessMarked(() => window.print());
  const share = unlessMarked(() => setSharing(!isSharing));
  return (
    <>
      <p className="actions bill-actions">
        <Button className="button button-primary" label={text.print} onClick={print} />
        <Button label={text.share} aria-expanded={isSharing} onClick={share} />
        <Button label={text.newBill} onClick={renew(false)} />
        <Button label={text.copyBill} onClick={renew(true)} />
        <Button label={text.undo} aria-disabled={past.length === 0 || undefined} onClick={undo} />
        <Button className="bill-quiet" label={text.clear} onClick={clear} />
        {company !== '' && (
          <a className="button" href={localPath('/login', language) + company}>
            {text.createAccount}
          </a>
        )}
      </p>
      {isSharing && !isMarked && <ShareBill />}
      {isMarked && <p className="bill-issues">{[text.printIssues, ...shown].join(' ')}</p>}
      <MissingParts />
    </>
  );
}

/** As many items as a message lists. */
const mostListed = 10;
const mobile = /^(?:(?:\+?91)?|0)([6-9]\d{9})$/;

/** The bill as a message or a PDF: seen first, it leaves by a further press. */
function ShareBill() {
  const { bill, text } = useBill();
  const { where, phone } = bill.buyer;
  const [, to = ''] = (where === 'india' && mobile.exec(phone.replace(/[ -]/g, ''))) || [];
  const share = useRef<HTMLDivElement>(null);
  useEffect(() => share.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={share} className="bill-share">
      <label htmlFor="bill-share">{text.shareLabel}</label>
      <MessageBox key={to} id="bill-share" rows={8} message={useMessage()} text={text} send={text.send} to={to} />
      <SharePdf />
    </div>
  );
}

/** Of whom, for whom, for what, how much, and how to pay it. */
function useMessage(): string {
  const { bill, text, language } = useBill();
  const all = sumRows(bill, text);
  // Without added tax, the items sum up to the total, except for the round-off.
  const isAdded = bill.prices === 'plusTax' && bill.tax !== 'none';
  const sums = isAdded ? all : all.slice(all.findIndex(({ label, isTotal }) => isTotal || label === text.roundOff));
  const left = bill.lines.length - mostListed;
  const items = bill.lines.slice(0, mostListed).map(({ name, quantity, unit, amount, discount }, index) => {
    const what = [name, `${figure(quantity / 1000)} ${text.units[unit]}`].filter(Boolean).join(', ');
    return `${index + 1}. ${what}: ₹${money(amount - discount)}`;
  });
  const lines = [
    [text.kinds[bill.kind], bill.number, missingParts(bill).length > 0 && `(${text.sample})`].filter(Boolean).join(' '),
    bill.date && longDate(bill.date, language),
    bill.seller.name,
    bill.buyer.name && `${text.buyer}: ${bill.buyer.name}`,
    ...items,
    left > 0 && text.moreItems(left),
    ...sums.map(({ label, amount }) => `${label}: ₹${money(amount)}`.replace('₹-', '-₹')),
    bill.balance > 0 && bill.seller.upiId && text.payBy(bill.seller.upiId),
  ];
  return lines.filter(Boolean).join('\n');
}

/** The bill as a file, made before the press, and again 300 ms after a change: a late answer may not be shared. */
function SharePdf() {
  const { bill, text, language } = useBill();
  const [made, setMade] = useState<{ readonly of: unknown; readonly file: File | null; readonly address: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is made at once, with or without an earlier one
  useEffect(() => {
    let address = '';
    let isOver = false;
    const make = async () => {
      const pdf = await import('../paper-pdf.ts').then(({ paperPdf }) => paperPdf()).catch(() => null);
      if (isOver) return;
      const file = pdf && new File([pdf], `${paperName(bill, text)}.pdf`, { type: 'application/pdf' });
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
  // No text beside it: WhatsApp drops one of the two. After an abort the visitor presses again.
  const share = (files: File[]) => navigator.share({ files }).catch(() => undefined);
  const isReady = address !== undefined;
  const canShare = file && navigator.canShare?.({ files: [file] });
  return (
    <p className="actions bill-actions">
      {!isReady && <Button label={text.pdf.making} aria-disabled={true} />}
      {isReady && file === null && <Button label={text.print} onClick={() => print()} />}
      {canShare && <Button label={text.pdf.share} onClick={() => share([file])} />}
      {file && !canShare && (
        <a className="button" href={address} download={file.name}>
          {text.pdf.download}
        </a>
      )}
    </p>
  );
}

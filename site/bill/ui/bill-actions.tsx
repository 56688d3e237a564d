import { useState } from 'react';
import { flushSync } from 'react-dom';
import { localPath } from '../../../widget/languages/languages.ts';
import { companyFragment } from '../../company-fragment.ts';
import { isoToday } from '../../format.ts';
import { Button } from '../message-box.tsx';
import { writtenText } from '../reading/written-text.ts';
import { takeNumber } from '../remembered-shop.ts';
import { issueText, useBill } from './bill-context.ts';
import { shownIssues } from './field.tsx';
import { goToField } from './head-part.tsx';
import { MissingParts } from './paper-head.tsx';
import { ShareBill } from './share-bill.tsx';

/** Print, the next bill, share, one step back, a clean page, and on to an account in the shop's name. */
export function BillActions() {
  const { draft, issues, past, typing, dispatch, text, language } = useBill();
  const isMarked = issues.length > 0;
  const company = companyFragment(writtenText(draft.head.sellerName));
  const [isSharing, setSharing] = useState(false);
  /** A refused bill goes nowhere: the first marked field gets the focus. */
  const unlessMarked = (act: () => void) => () =>
    isMarked ? goToField(document.querySelector<HTMLElement>('.bill [aria-invalid]')) : act();
  const renew = (isCopy: boolean) => () => {
    setSharing(false);
    const number = takeNumber(draft.head.number);
    flushSync(() => dispatch({ type: 'renewed', today: isoToday(), isCopy, number }));
    goToField(document.querySelector<HTMLElement>('.bill-items input'));
  };
  const undo = () => dispatch({ type: 'undone' });
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
      {isMarked && (
        <p className="bill-issues">
          {[text.printIssues, ...shownIssues({ issues, typing }).map((issue) => issueText(issue, draft, text))].join(
            ' ',
          )}
        </p>
      )}
      <MissingParts />
    </>
  );
}

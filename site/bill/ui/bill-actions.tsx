import { localPath } from '../../../widget/languages/languages.ts';
import { companyFragment } from '../../company-fragment.ts';
import { isoToday } from '../iso-today.ts';
import { writtenText } from '../reading/written-text.ts';
import { useBill } from './bill-context.ts';
import { issueText } from './issue-text.ts';
import { MissingParts } from './sample-mark.tsx';
import { shownIssues } from './shown-issues.ts';

/** Print, one step back, a clean page, and on to an account in the shop's name. */
export function BillActions() {
  const { state, dispatch, text, language } = useBill();
  const isMarked = state.issues.length > 0;
  const company = companyFragment(writtenText(state.draft.head.sellerName));
  const print = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    if (!isMarked) return globalThis.print();
    const marked = currentTarget.closest('.bill')?.querySelector<HTMLElement>('[aria-invalid]');
    marked?.closest('details')?.setAttribute('open', '');
    marked?.focus();
  };
  return (
    <>
      <p className="actions bill-actions">
        <button type="button" className="button button-primary" onClick={print}>
          {text.print}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={state.past.length === 0}
          onClick={() => dispatch({ type: 'undone' })}
        >
          {text.undo}
        </button>
        <button type="button" className="button" onClick={() => dispatch({ type: 'cleared', today: isoToday() })}>
          {text.clear}
        </button>
        {company !== '' && (
          <a className="button" href={localPath('/login', language) + company}>
            {text.createAccount}
          </a>
        )}
      </p>
      {isMarked && (
        <p className="bill-issues">
          {[text.printIssues, ...shownIssues(state).map((issue) => issueText(issue, state.draft, text))].join(' ')}
        </p>
      )}
      <MissingParts />
    </>
  );
}

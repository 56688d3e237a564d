import type { FieldName } from '../tax/bill-draft.ts';
import { useBill } from './bill-context.ts';
import { issueId, shownIssues } from './shown-issues.ts';

/**
 * What is wrong with the fields that `of` accepts, each in a sentence. It is there before there is anything to say, to
 * be heard.
 */
export function IssueList({ of }: { readonly of: (field: FieldName) => boolean }) {
  const { state, text } = useBill();
  return (
    <div className="bill-issues" aria-live="polite">
      {shownIssues(state)
        .filter(({ field }) => of(field))
        .map(({ field, code }) => (
          <p key={field} id={issueId(field)}>
            {text.issues[code]}
          </p>
        ))}
    </div>
  );
}

import type { FieldName } from '../tax/bill-draft.ts';
import type { BillState } from '../tax/bill-reducer.ts';
import type { Issue, IssueCode } from '../tax/read-line.ts';
import { useBill } from './bill-context.ts';

/** Codes of every unfinished text: said when the visitor leaves the field. */
const unfinished: readonly IssueCode[] = [
  'gstinForm',
  'upiForm',
  'hsnForm',
  'unitUnknown',
  'rateUnusual',
  'dateBeforeGst',
];

/** The issues that the form shows at this moment. */
export const shownIssues = ({ issues, typing }: BillState): readonly Issue[] =>
  issues.filter(({ field, code }) => field !== typing || !unfinished.includes(code));

export const issueId = (field: FieldName): string => `issue-${field}`;

/** Problems of the fields that `of` accepts, a sentence each. Always in the page, so that a change is read out. */
export function IssueList({ of }: { readonly of: (field: FieldName) => boolean }) {
  const { state, text, warnings } = useBill();
  const soFar = warnings.filter(({ field, code }) => field !== state.typing || !unfinished.includes(code));
  const issues = shownIssues(state);
  const shown = [...issues, ...soFar.filter(({ field }) => !issues.some((each) => each.field === field))].filter(
    ({ field }) => of(field),
  );
  return (
    <div className="bill-issues" aria-live="polite">
      {shown.map(({ field, code }) => (
        <p key={field} id={issueId(field)}>
          {text.issues[code]}
        </p>
      ))}
    </div>
  );
}

import type { FieldName } from '../tax/bill-draft.ts';
import type { BillState } from '../tax/bill-reducer.ts';
import type { Issue, IssueCode } from '../tax/read-line.ts';

/** What every beginning is: said when the visitor leaves the field, not at the first letter. */
const unfinished: readonly IssueCode[] = ['gstinForm', 'upiForm', 'hsnForm'];

/** What the form says at this moment of what stands in it. */
export const shownIssues = ({ issues, typing }: BillState): readonly Issue[] =>
  issues.filter(({ field, code }) => field !== typing || !unfinished.includes(code));

/** The id of the sentence below a field. */
export const issueId = (field: FieldName): string => `issue-${field}`;

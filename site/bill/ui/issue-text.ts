import { type BillDraft, type HeadField, readItemFieldName } from '../tax/bill-draft.ts';
import type { Issue } from '../tax/read-line.ts';
import type { BillText } from './bill-context.ts';

/** What is wrong and where, for a place away from the field: `Item 2, Rate: Use 0 or more.` */
export function issueText({ field, code }: Issue, { items }: BillDraft, text: BillText): string {
  const at = readItemFieldName(field);
  const position = items.findIndex(({ key }) => key === at?.key) + 1;
  const label = at ? `${text.itemNumber(position)}, ${text.columns[at.field]}` : text.fields[field as HeadField];
  return `${label}: ${text.issues[code]}`;
}

import type { BillDraft, HeadField } from '../tax/bill-draft.ts';
import type { Issue } from '../tax/read-line.ts';
import type { BillText } from './bill-context.ts';

/** What is wrong and where, for a place away from the field: `Item 2, Rate: Use 0 or more.` */
export function issueText({ field, code }: Issue, { items }: BillDraft, text: BillText): string {
  const [, key, column = ''] = /^item-(\d+)-(\w+)$/.exec(field) ?? [];
  const position = items.findIndex((item) => item.key === Number(key)) + 1;
  const label =
    position === 0
      ? text.fields[field as HeadField]
      : `${text.itemNumber(position)}, ${text.columns[column as keyof BillText['columns']]}`;
  return `${label}: ${text.issues[code]}`;
}

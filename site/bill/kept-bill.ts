import { type BillDraft, emptyDraft, emptyItem, headFields, itemFields, mostItems } from './tax/bill-draft.ts';
import type { KeptBill } from './tax/bill-reducer.ts';
import { readBill } from './tax/read-bill.ts';
import { keptBillKey } from './ui/typed-in.ts';

/** The bill that this tab keeps; null if there is none, it is unreadable or storage is blocked. */
export function readKeptBill(): KeptBill | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptBillKey) ?? 'null');
    if (!isRecord(kept)) return null;
    const good = readDraft(kept.good);
    return readBill(good).bill === null ? null : { draft: readDraft(kept.draft), good };
  } catch {
    return null;
  }
}

export function keepBill({ draft, good }: KeptBill): void {
  try {
    sessionStorage.setItem(keptBillKey, JSON.stringify({ draft, good }));
  } catch {
    // The bill stands on the page all the same.
  }
}

/** A draft of this version's shape, whatever stood in the storage: an older one lacks fields. */
function readDraft(value: unknown): BillDraft {
  const { head, items } = isRecord(value) ? value : {};
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  return {
    head: { ...emptyDraft('', '27').head, ...textsIn(head, headFields) },
    items: list.map((item, index) => ({ ...emptyItem(index + 1, ''), ...textsIn(item, itemFields) })),
  };
}

const textsIn = <Field extends string>(from: unknown, fields: readonly Field[]): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => (isRecord(from) && typeof from[field] === 'string' ? [[field, from[field]]] : [])),
  ) as Partial<Record<Field, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

import { keptBillKey } from './kept-bill-key.ts';
import {
  type BillDraft,
  type DraftItem,
  emptyDraft,
  emptyItem,
  headFields,
  itemFields,
  mostItems,
} from './tax/bill-draft.ts';
import type { KeptBill } from './tax/bill-reducer.ts';
import { readBill } from './tax/read-bill.ts';

/**
 * The bill that this tab has kept; null when there is none, or none that can be read. Storage may be blocked: then
 * nothing is kept.
 */
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
  const empty = emptyDraft('', '27').head;
  const text = (from: unknown, field: string, other = ''): string => {
    const found = isRecord(from) ? from[field] : other;
    return typeof found === 'string' ? found : other;
  };
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  return {
    head: Object.fromEntries(headFields.map((field) => [field, text(head, field, empty[field])])) as BillDraft['head'],
    items: list.map((item, index): DraftItem => {
      const texts = Object.fromEntries(itemFields.map((field) => [field, text(item, field)]));
      return { ...emptyItem(index + 1, ''), ...texts, key: index + 1 };
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

import { rememberedShop, textsIn } from './remembered-shop.ts';
import {
  type BillDraft,
  emptyDraft,
  emptyItem,
  headFields,
  itemFields,
  mostItems,
  withShop,
} from './tax/bill-draft.ts';
import type { KeptBill } from './tax/bill-reducer.ts';
import { readBill } from './tax/read-bill.ts';
import { keptBillKey } from './ui/typed-in.ts';

/** The bill that this tab keeps; null if there is none, it is unreadable or storage is blocked. */
export function readKeptBill(): KeptBill | null {
  try {
    const { draft, good, of } = JSON.parse(sessionStorage.getItem(keptBillKey) ?? 'null');
    // Its shop was remembered, and has been forgotten since.
    const isForgotten = of !== undefined && of !== rememberedShop()?.id;
    const kept = { draft: readDraft(draft, isForgotten), good: readDraft(good, isForgotten) };
    return readBill(kept.good).bill === null ? null : kept;
  } catch {
    return null;
  }
}

/** `of`: the id of the shop that this device remembers, if it does. */
export function keepBill({ draft, good }: KeptBill, of?: string): void {
  try {
    sessionStorage.setItem(keptBillKey, JSON.stringify({ draft, good, of }));
  } catch {
    // The bill stands on the page all the same.
  }
}

/** A draft of this version's shape, whatever stood in the storage: an older one lacks fields. */
function readDraft({ head, items }: Record<string, unknown>, isForgotten: boolean): BillDraft {
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  const draft = {
    head: { ...emptyDraft('', '27').head, ...textsIn(head, headFields) },
    items: list.map((item, index) => ({ ...emptyItem(index + 1, ''), ...textsIn(item, itemFields) })),
  };
  return isForgotten ? withShop(draft) : draft;
}

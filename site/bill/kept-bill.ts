import { rememberedShop, textsIn } from './remembered-shop.ts';
import { readStored, store } from './stored.ts';
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

/** The bill that this tab keeps; null if there is none, or it cannot be counted. */
export function readKeptBill(): KeptBill | null {
  const { draft, good, of } = readStored('sessionStorage', keptBillKey);
  // Its shop was remembered, and has been forgotten since.
  const isForgotten = of !== undefined && of !== rememberedShop()?.id;
  const kept = { draft: readDraft(draft, isForgotten), good: readDraft(good, isForgotten) };
  return draft && good && readBill(kept.good).bill !== null ? kept : null;
}

/** `of`: the id of the shop that this device remembers, if it does. */
export const keepBill = ({ draft, good }: KeptBill, of?: string): void =>
  store('sessionStorage', keptBillKey, { draft, good, of });

/** A draft of this version's shape, whatever stood in the storage: an older one lacks fields. */
function readDraft(stored: unknown, isForgotten: boolean): BillDraft {
  const { head, items } = Object(stored);
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  const draft = {
    head: { ...emptyDraft('', '27').head, ...textsIn(head, headFields) },
    items: list.map((item, index) => ({ ...emptyItem(index + 1, ''), ...textsIn(item, itemFields) })),
  };
  return isForgotten ? withShop(draft) : draft;
}

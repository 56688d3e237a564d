import { rememberedShop, textsIn } from './remembered-shop.ts';
import { readStored, store } from './stored.ts';
import { emptyDraft, emptyItem, headFields, itemFields, mostItems, withShop } from './tax/bill-draft.ts';
import type { KeptBill } from './tax/bill-reducer.ts';
import { readBill } from './tax/read-bill.ts';
import { keptBillKey } from './ui/typed-in.ts';

/** Returns the bill that this tab keeps, or null if none can be counted. */
export function readKeptBill(): KeptBill | null {
  const { draft, good, of } = readStored('sessionStorage', keptBillKey);
  // Its shop was remembered, and has been forgotten since.
  const isForgotten = of !== undefined && of !== rememberedShop()?.id;
  const kept = { draft: readDraft(draft, isForgotten), good: readDraft(good, isForgotten) };
  return draft && good && readBill(kept.good).bill !== null ? kept : null;
}

/** `of`: the id of the remembered shop, if any. */
export const keepBill = ({ draft, good }: KeptBill, of?: string): void =>
  store('sessionStorage', keptBillKey, { draft, good, of });

/** Gives a stored draft this version's shape: an older one lacks fields. */
function readDraft(stored: unknown, isForgotten: boolean): KeptBill['draft'] {
  const { head, items } = Object(stored);
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  const draft = {
    head: { ...emptyDraft('', '27').head, ...textsIn(head, headFields) },
    items: list.map((item, index) => ({ ...emptyItem(index + 1, ''), ...textsIn(item, itemFields) })),
  };
  return isForgotten ? withShop(draft) : draft;
}

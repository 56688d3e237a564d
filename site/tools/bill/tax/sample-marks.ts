import { type BillDraft, type DraftItem, emptyItem, type ItemField, itemFields } from './bill-draft.ts';
import { normalizeGstin, sampleGstin } from './gstin.ts';

/** Marks a line: all that stands in it is the sample's. */
export const markAsSample = (item: DraftItem): DraftItem => ({ ...item, sample: itemFields });

/** What the sample writes into a line. */
export type SampleLine = Pick<DraftItem, 'name' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'gst'>;

export const isSampleItem = ({ sample = [] }: DraftItem): boolean => sample.length > 0;

/** The sample's GSTIN is nobody's, so its shop is known by it. */
export const isSampleShop = (head: BillDraft['head']): boolean => normalizeGstin(head.sellerGstin) === sampleGstin;

/** True while anything of the sample stands on the bill: it is then neither printed nor shared. */
export const containsSample = ({ head, items }: BillDraft): boolean => isSampleShop(head) || items.some(isSampleItem);

/**
 * Writes into a line. Another name makes it the visitor's own: what is still the sample's goes with its mark.
 * Any other field becomes the visitor's own by itself, and the line stays marked.
 */
export function applyTypedFields(item: DraftItem, typed: Partial<Record<ItemField, string>>): DraftItem {
  if (!isSampleItem(item)) return { ...item, ...typed };
  const { sample = [], ...line } = item;
  const left = sample.filter((field) => field === 'name' || typed[field] === undefined);
  if (typed.name === undefined || typed.name === item.name) return { ...line, ...typed, sample: left };
  const empty = emptyItem(item.key);
  return { ...line, ...Object.fromEntries(left.map((field) => [field, empty[field]])), ...typed };
}

/** Fills in the sample: its items, and its shop unless the visitor has begun to write one. */
export function fillWithSample({ head }: BillDraft, sample: readonly SampleLine[]): BillDraft {
  const isShopEmpty = [head.sellerName, head.sellerGstin, head.sellerState].every((text) => text.trim() === '');
  return {
    head: isShopEmpty ? { ...head, sellerGstin: sampleGstin } : head,
    items: sample.map((line, index) => markAsSample({ ...emptyItem(index + 1), ...line })),
  };
}

export const removeSampleShop = (head: BillDraft['head']): BillDraft['head'] =>
  isSampleShop(head) ? { ...head, sellerGstin: '' } : head;

/** Takes the sample off, and leaves what the visitor wrote beside it. */
export function removeSample({ head, items }: BillDraft): BillDraft {
  const own = items.filter((item) => !isSampleItem(item));
  return { head: removeSampleShop(head), items: own.length > 0 ? own : [emptyItem(1)] };
}

import { type BillDraft, createEmptyItem, type DraftItem, type ItemField, itemFields } from './bill-draft.ts';
import { normalizeGstin, sampleGstin } from './gstin.ts';

/** Marks all fields of an item as values of the sample. */
export const markItemAsSample = (item: DraftItem): DraftItem => ({ ...item, sample: itemFields });

/** Fields of an item that the sample fills in. */
export type SampleItemFields = Pick<DraftItem, 'name' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'gst'>;

export const isSampleItem = ({ sample = [] }: DraftItem): boolean => sample.length > 0;

/** Returns true for the sample's shop, which is recognized by its GSTIN. */
export const isSampleShop = (head: BillDraft['head']): boolean => normalizeGstin(head.sellerGstin) === sampleGstin;

/** Returns true while the bill contains any value of the sample. Such a bill is neither printed nor shared. */
export const containsSampleValues = ({ head, items }: BillDraft): boolean =>
  isSampleShop(head) || items.some(isSampleItem);

/**
 * Writes typed values into an item. If an item of the sample gets a new name, the sample's other values are cleared,
 * and the item is no longer part of the sample. Any other typed value replaces only the sample's value in that field.
 */
export function applyEnteredFields(item: DraftItem, typed: Partial<Record<ItemField, string>>): DraftItem {
  if (!isSampleItem(item)) return { ...item, ...typed };
  const { sample = [], ...line } = item;
  const left = sample.filter((field) => field === 'name' || typed[field] === undefined);
  if (typed.name === undefined || typed.name === item.name) return { ...line, ...typed, sample: left };
  const empty = createEmptyItem(item.key);
  return { ...line, ...Object.fromEntries(left.map((field) => [field, empty[field]])), ...typed };
}

/** Fills in the sample's items, and its shop unless the visitor has started to fill in a shop. */
export function fillBillWithSample({ head }: BillDraft, sample: readonly SampleItemFields[]): BillDraft {
  const isShopEmpty = [head.sellerName, head.sellerGstin, head.sellerState].every((text) => text.trim() === '');
  return {
    head: isShopEmpty ? { ...head, sellerGstin: sampleGstin } : head,
    items: sample.map((line, index) => markItemAsSample({ ...createEmptyItem(index + 1), ...line })),
  };
}

export const removeSampleShop = (head: BillDraft['head']): BillDraft['head'] =>
  isSampleShop(head) ? { ...head, sellerGstin: '' } : head;

/** Removes the sample and keeps what the visitor wrote. */
export function removeSampleFromBill({ head, items }: BillDraft): BillDraft {
  const own = items.filter((item) => !isSampleItem(item));
  return { head: removeSampleShop(head), items: own.length > 0 ? own : [createEmptyItem(1)] };
}

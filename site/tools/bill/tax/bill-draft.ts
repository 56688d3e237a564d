import { computeNextBillNumber } from './bill-number.ts';

const sellerFields = [
  'sellerName',
  'sellerAddress',
  'sellerPhone',
  'sellerGstin',
  'sellerState',
  'sellerScheme',
  'sellerUpi',
] as const;
const buyerFields = [
  'buyerName',
  'buyerAddress',
  'buyerPhone',
  'buyerGstin',
  'buyerState',
  'buyerCountry',
  'buyerDelivery',
] as const;
/**
 * Fields of the bill itself. An empty `placeOfSupply` means the buyer's state. `paper` is empty for a sheet with a
 * coloured band, `plain` for a sheet without the band, or the width of a roll in mm.
 */
const ownFields = [
  'supply',
  'placeOfSupply',
  'number',
  'date',
  'prices',
  'received',
  'terms',
  'copies',
  'paper',
] as const;

/** Names the fields of a bill that do not belong to one of its items. */
export const billHeaderFields = [...sellerFields, ...buyerFields, ...ownFields] as const;
export type BillHeaderField = (typeof billHeaderFields)[number];

/** Names the fields that describe the shop. Only these may stay stored after the tab is closed. */
export const shopFields = [...sellerFields, 'prices', 'terms'] as const;
export type Shop = Readonly<Record<(typeof shopFields)[number], string>>;

/** Names the fields of an item. `discountIn` is `percent` or `rupees`; `gst` is a rate in per cent. */
export const itemFields = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'discountIn', 'gst'] as const;
export type ItemField = (typeof itemFields)[number];

/**
 * An item as the visitor typed it. `sample` lists the fields that still contain values of "Fill with a sample"
 * (`sample-marks.ts`).
 */
export type DraftItem = Readonly<Record<ItemField, string>> & {
  readonly key: number;
  readonly sample?: readonly ItemField[];
};

/** A bill as the visitor typed it, before validation. */
export type BillDraft = {
  readonly head: Readonly<Record<BillHeaderField, string>>;
  readonly items: readonly DraftItem[];
};

export type BillFieldName = BillHeaderField | `item-${number}-${ItemField}`;
export const formatItemFieldName = (key: number, field: ItemField): BillFieldName => `item-${key}-${field}`;

/** Parses a field name such as `item-2-rate`, the rate of item 2. Returns null for any other name. */
export function readItemFieldName(name: string): { readonly key: number; readonly field: ItemField } | null {
  const [, key, column] = /^item-(\d+)-(\w+)$/.exec(name) ?? [];
  const field = itemFields.find((each) => each === column);
  return field === undefined ? null : { key: Number(key), field };
}

export const maxBillItems = 100;
/** Maximum lengths of texts in characters. A company name has the same limit (120) in the sign-up card. */
export const maxTextLengths = { name: 120, text: 240 };

/** Creates an item without values. Quantity, unit and rates stay empty, because any default would be a guess. */
export const createEmptyItem = (key: number): DraftItem => ({
  key,
  name: '',
  hsn: '',
  quantity: '',
  unit: '',
  rate: '',
  discount: '',
  discountIn: 'percent',
  gst: '',
});

/** Initial choices of the lists in the form: the usual kind of seller, supply and prices. */
const firstChoices = { sellerScheme: 'regular', supply: 'domestic', prices: 'plusTax' };
export const initialBillHeader = {
  ...Object.fromEntries(billHeaderFields.map((field) => [field, ''])),
  ...firstChoices,
} as BillDraft['head'];

export const initialBillDraft: BillDraft = { head: initialBillHeader, items: [createEmptyItem(1)] };

/** Returns the fields of a stored value that have one of these names and contain a string. */
export const pickStringFields = <Field extends string>(from: unknown, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(Object(from)).filter(([name, value]) => typeof value === 'string' && fields.includes(name as Field)),
  ) as Partial<Record<Field, string>>;

/** Converts a stored draft to the current format. A draft of an older version lacks some fields. */
export function readStoredDraft(stored: unknown): BillDraft {
  const { head, items } = Object(stored);
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, maxBillItems) : [];
  const read = list.map((item, index): DraftItem => {
    const { sample }: { readonly sample?: unknown } = Object(item);
    const marks = Array.isArray(sample) ? itemFields.filter((field) => sample.includes(field)) : [];
    const line = { ...createEmptyItem(index + 1), ...pickStringFields(item, itemFields) };
    return marks.length > 0 ? { ...line, sample: marks } : line;
  });
  return { head: { ...initialBillHeader, ...pickStringFields(head, billHeaderFields) }, items: read };
}

/** Replaces the shop's fields of a draft by those of `shop`. By default they become empty. */
export function replaceShopFields({ head, items }: BillDraft, shop: Shop = initialBillHeader): BillDraft {
  return { items, head: { ...head, ...Object.fromEntries(shopFields.map((field) => [field, shop[field]])) } };
}

export type NextBillOptions = { readonly today: string; readonly isCopy?: boolean; readonly number?: string };

/** Returns the draft of the shop's next bill. If `isCopy` is set, it also contains the customer and the items. */
export function createNextDraft(
  { head, items }: BillDraft,
  { today, isCopy, number = computeNextBillNumber(head.number) }: NextBillOptions,
) {
  const next = { ...head, date: today, number, received: '' };
  if (isCopy) return { head: next, items };
  const emptied = Object.fromEntries([...buyerFields, 'placeOfSupply'].map((field) => [field, '']));
  return { head: { ...next, ...emptied, supply: initialBillHeader.supply }, items: [createEmptyItem(1)] };
}

import { nextBillNumber } from './bill-number.ts';

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
/** An empty `placeOfSupply` follows the buyer; `paper` is empty with a band, `plain`, or a roll's width in mm. */
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

/** Fields outside the lines, as typed. */
export const headerFields = [...sellerFields, ...buyerFields, ...ownFields] as const;
export type HeaderField = (typeof headerFields)[number];

/** The shop's own fields on every bill: only these may be remembered beyond the tab. */
export const shopFields = [...sellerFields, 'prices', 'terms'] as const;
export type Shop = Readonly<Record<(typeof shopFields)[number], string>>;

/** The fields of a line. `discountIn` is `percent` or `rupees`, `gst` in per cent. */
export const itemFields = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'discountIn', 'gst'] as const;
export type ItemField = (typeof itemFields)[number];

/** `sample`: the fields that still hold what "Fill with a sample" wrote (`sample-marks.ts`). */
export type DraftItem = Readonly<Record<ItemField, string>> & {
  readonly key: number;
  readonly sample?: readonly ItemField[];
};

/** A bill as typed, unchecked. */
export type BillDraft = { readonly head: Readonly<Record<HeaderField, string>>; readonly items: readonly DraftItem[] };

export type BillFieldName = HeaderField | `item-${number}-${ItemField}`;
export const itemFieldName = (key: number, field: ItemField): BillFieldName => `item-${key}-${field}`;

/** `item-2-rate` -> the rate of line 2; null if the name is no line's field. */
export function readItemFieldName(name: string): { readonly key: number; readonly field: ItemField } | null {
  const [, key, column] = /^item-(\d+)-(\w+)$/.exec(name) ?? [];
  const field = itemFields.find((each) => each === column);
  return field === undefined ? null : { key: Number(key), field };
}

export const maxItems = 100;
/** Longest texts in characters; 120 is also what the sign-up card takes for a company. */
export const maxTextLengths = { name: 120, text: 240 };

/** A line in which nobody has written yet. Quantity, unit and rates stay empty: each would be a guess. */
export const emptyItem = (key: number): DraftItem => ({
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

/** Choices that a list must show from the start: each is the ordinary one, and its list stands in the form. */
const firstChoices = { sellerScheme: 'regular', supply: 'domestic', prices: 'plusTax' };
export const emptyHeader = {
  ...Object.fromEntries(headerFields.map((field) => [field, ''])),
  ...firstChoices,
} as BillDraft['head'];

export const emptyDraft: BillDraft = { head: emptyHeader, items: [emptyItem(1)] };

/** Returns the fields of a stored value that are texts. */
export const textFieldsOf = <Field extends string>(from: unknown, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(Object(from)).filter(([name, value]) => typeof value === 'string' && fields.includes(name as Field)),
  ) as Partial<Record<Field, string>>;

/** Gives a stored draft this version's shape: an older one lacks fields. */
export function readStoredDraft(stored: unknown): BillDraft {
  const { head, items } = Object(stored);
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, maxItems) : [];
  const read = list.map((item, index): DraftItem => {
    const { sample }: { readonly sample?: unknown } = Object(item);
    const marks = Array.isArray(sample) ? itemFields.filter((field) => sample.includes(field)) : [];
    const line = { ...emptyItem(index + 1), ...textFieldsOf(item, itemFields) };
    return marks.length > 0 ? { ...line, sample: marks } : line;
  });
  return { head: { ...emptyHeader, ...textFieldsOf(head, headerFields) }, items: read };
}

/** Puts another shop on a draft, or none if it was forgotten. */
export function replaceShop({ head, items }: BillDraft, shop: Shop = emptyHeader): BillDraft {
  return { items, head: { ...head, ...Object.fromEntries(shopFields.map((field) => [field, shop[field]])) } };
}

export type NextBillOptions = { readonly today: string; readonly isCopy?: boolean; readonly number?: string };

/** Returns the next bill of the same shop; a copy keeps customer and items. */
export function nextBillDraft(
  { head, items }: BillDraft,
  { today, isCopy, number = nextBillNumber(head.number) }: NextBillOptions,
) {
  const next = { ...head, date: today, number, received: '' };
  if (isCopy) return { head: next, items };
  const emptied = Object.fromEntries([...buyerFields, 'placeOfSupply'].map((field) => [field, '']));
  return { head: { ...next, ...emptied, supply: emptyHeader.supply }, items: [emptyItem(1)] };
}

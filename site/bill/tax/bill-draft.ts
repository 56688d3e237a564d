import type { Words } from '../reading/written-text.ts';
import { nextNumber } from './bill-number.ts';

/** Fields outside the lines, as typed. An empty `placeOfSupply` follows the buyer; `paper` is a roll's width in mm. */
const sellerHead = 'sellerName sellerAddress sellerPhone sellerGstin sellerState sellerScheme sellerUpi';
const buyerHead = 'buyerName buyerAddress buyerPhone buyerGstin buyerState buyerCountry buyerDelivery';
const ownHead = 'supply placeOfSupply number date prices received terms copies paper';
export type HeadField = Words<typeof sellerHead> | Words<typeof buyerHead> | Words<typeof ownHead>;
/** The shop's own fields on every bill: only these may be remembered beyond the tab. */
type ShopField = Words<typeof sellerHead> | 'prices' | 'terms';
export const shopFields = `${sellerHead} prices terms`.split(' ') as readonly ShopField[];
export type Shop = Readonly<Record<ShopField, string>>;
export const headFields = `${sellerHead} ${buyerHead} ${ownHead}`.split(' ') as readonly HeadField[];

/** The fields of a line. `discountIn` is `percent` or `rupees`, `gst` in per cent. */
export const itemFields = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'discountIn', 'gst'] as const;
export type ItemField = (typeof itemFields)[number];

export type DraftItem = { readonly key: number } & Readonly<Record<ItemField, string>>;

/** A bill as typed, unchecked. */
export type BillDraft = { readonly head: Readonly<Record<HeadField, string>>; readonly items: readonly DraftItem[] };

export type FieldName = HeadField | `item-${number}-${ItemField}`;
export const itemFieldName = (key: number, field: ItemField): FieldName => `item-${key}-${field}`;

/** `item-2-rate` -> the rate of line 2; null if the name is no line's field. */
export function readItemFieldName(name: string): { readonly key: number; readonly field: ItemField } | null {
  const [, key, column] = /^item-(\d+)-(\w+)$/.exec(name) ?? [];
  const field = itemFields.find((each) => each === column);
  return field === undefined ? null : { key: Number(key), field };
}

export const mostItems = 100;
/** Longest texts in characters; 120 is also what the sign-up card takes for a company. */
export const longest = { name: 120, text: 240 };

export const emptyItem = (key: number, gst: string): DraftItem => {
  const texts = { name: '', hsn: '', quantity: '1', unit: 'NOS', rate: '', discount: '', discountIn: 'percent' };
  return { key, gst, ...texts };
};

const chosen = { sellerState: '27', sellerScheme: 'regular', supply: 'domestic', prices: 'plusTax' };
export const emptyHead = {
  ...Object.fromEntries(headFields.map((field) => [field, ''])),
  ...chosen,
} as BillDraft['head'];

/** Returns the fields of a stored value that are texts. */
export const textsIn = <Field extends string>(from: unknown, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(Object(from)).filter(([name, value]) => typeof value === 'string' && fields.includes(name as Field)),
  ) as Partial<Record<Field, string>>;

/** Gives a stored draft this version's shape: an older one lacks fields. */
export function readDraft(stored: unknown): BillDraft {
  const { head, items } = Object(stored);
  const list: readonly unknown[] = Array.isArray(items) ? items.slice(0, mostItems) : [];
  const read = list.map((item, index) => ({ ...emptyItem(index + 1, ''), ...textsIn(item, itemFields) }));
  return { head: { ...emptyHead, ...textsIn(head, headFields) }, items: read };
}

/** Puts another shop on a draft, or none if it was forgotten. */
export function withShop({ head, items }: BillDraft, shop: Shop = emptyHead): BillDraft {
  return { items, head: { ...head, ...Object.fromEntries(shopFields.map((field) => [field, shop[field]])) } };
}

/** The rate of a new line: a shop sells most goods at one rate. */
export const lastGst = (items: readonly DraftItem[]): string => items[items.length - 1]?.gst || '5';

export type Renewal = { readonly today: string; readonly isCopy?: boolean; readonly number?: string };
/** Returns the next bill of the same shop at its last rate of GST; a copy keeps customer and items. */
export function nextDraft({ head, items }: BillDraft, { today, isCopy, number = nextNumber(head.number) }: Renewal) {
  const next = { ...head, date: today, number, received: '' };
  if (isCopy) return { head: next, items };
  const emptied = headFields.filter((field) => /^buyer|^placeOfSupply$/.test(field)).map((field) => [field, '']);
  const own = { ...next, ...Object.fromEntries(emptied), supply: 'domestic' };
  return { head: own, items: [emptyItem(1, lastGst(items))] };
}

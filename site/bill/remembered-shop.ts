import { readStored, store } from './stored.ts';
import { priceKinds, schemes } from './tax/bill.ts';
import { emptyDraft, longestName, longestText, type Shop, shopFields } from './tax/bill-draft.ts';
import { laterNumber, nextNumber } from './tax/bill-number.ts';
import { readBill } from './tax/read-bill.ts';
import { stateCodes } from './tax/states.ts';
import { rememberedShopKey } from './ui/typed-in.ts';

/** What this device remembers on request; `last`: the last number given here, `by`: the page that took it. */
export type RememberedShop = Shop & { readonly id: string; readonly last: string; readonly by: string };

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const page = newId();
/** The number this page gave last, and the one before it. */
let taken = { number: '', after: '' };

const lists: Record<string, readonly string[]> = { prices: priceKinds, sellerScheme: schemes, sellerState: stateCodes };
const fits = ([field, value]: readonly [string, string]): boolean =>
  lists[field]?.includes(value) ?? value.length <= (field === 'sellerName' ? longestName : longestText);

/** Omits what a form would not hold or would mark: others' scripts on /login can write this storage. */
export function rememberedShop(): RememberedShop | null {
  const stored = readStored('localStorage', rememberedShopKey);
  const { id, last = '', by = '' } = textsIn(stored, ['id', 'last', 'by']);
  if (!id) return null;
  const shop = Object.fromEntries(Object.entries(textsIn(stored, shopFields)).filter(fits));
  const head = { ...emptyDraft('', '27').head, ...shop, number: last };
  const marked = readBill({ head, items: [] }).issues.map(({ field }) => [field, '']);
  const checked: typeof head = Object.assign(head, Object.fromEntries(marked));
  return { ...(textsIn(checked, shopFields) as Shop), id, by, last: checked.number };
}

/** Stores the shop, null deletes it; this tab hears of it as the others do. */
export function storeShop(shop: RememberedShop | null): void {
  store('localStorage', rememberedShopKey, shop);
  dispatchEvent(new StorageEvent('storage', { key: rememberedShopKey }));
}

/** Remembers a shop or its changes. */
export function rememberShop(head: Shop, number: string): void {
  const { id = newId(), last = '' } = rememberedShop() ?? {};
  storeShop({ ...(textsIn(head, shopFields) as Shop), id, last: laterNumber(number, last), by: '' });
}

/** Notes a number, given or written by hand, as the last one. */
export function noteNumber(last: string, by = ''): void {
  const shop = rememberedShop();
  if (shop && last !== '') storeShop({ ...shop, last, by });
}

/** Returns the number after `own` and the last one given here, so that no other tab gives it. */
export function takeNumber(own: string): string {
  const shop = rememberedShop();
  const after = shop ? laterNumber(own, shop.last) : own;
  const number = nextNumber(after);
  if (shop) taken = { number, after };
  noteNumber(number || after, page);
  return number;
}

/** Gives back a number without a bill; returns whether that was still possible. */
export function giveBackNumber(number: string): boolean {
  if (number === '' || number !== taken.number || number !== rememberedShop()?.last) return false;
  noteNumber(taken.after);
  return true;
}

/** Returns the number after which this page gave this one; empty if it did not. */
export const numberBefore = (number: string): string => (taken.number === number ? taken.after : '');

/** Two tabs can take one number at the same moment; one of them then takes the next. */
export function isTakenTwice(number: string, stored: string | null): boolean {
  const { last, by = '' } = textsIn(JSON.parse(stored ?? 'null'), ['last', 'by']);
  return last === number && by !== '' && by < page && numberBefore(number) !== '';
}

/** Returns the fields of a stored value that are texts. */
export const textsIn = <Field extends string>(from: unknown, fields: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(Object(from)).filter(([name, value]) => typeof value === 'string' && fields.includes(name as Field)),
  ) as Partial<Record<Field, string>>;

import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rememberedShopKey } from '../../../base/entered-fields.ts';
import { getTodayIsoDate } from '../../../base/format.ts';
import {
  billStorageEntry,
  debtListStorageEntry,
  isStoredByNewerRelease,
  parseStoredObject,
  pickColumnRoleAnswers,
  readStoredValue,
  shopStorageEntry,
  storeValue,
} from '../../browser/browser-storage.ts';
import { gstSchemes, priceKinds } from '../tax/bill.ts';
import {
  type BillDraft,
  initialBillHeader,
  maxTextLengths,
  pickStringFields,
  readStoredDraft,
  replaceShopFields,
  type Shop,
  shopFields,
} from '../tax/bill-draft.ts';
import { chooseLaterBillNumber, computeNextBillNumber } from '../tax/bill-number.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { clearDefaultSellerState, clearDefaultValues } from '../tax/earlier-drafts.ts';
import { stateCodes } from '../tax/gstin.ts';
import { readBill } from '../tax/read-bill.ts';
import { isBlankItem } from '../tax/read-bill-line.ts';

/** The shop that is stored on this device. Nothing is stored unless the visitor asks for that. */
export type RememberedShop = Shop & {
  readonly id: string;
  /** The last bill number used on this device. `by` is the id of the page that used it. */
  readonly last: string;
  readonly by: string;
  /** Roles that the visitor chose for column headings in lists of debts. */
  readonly columns: Readonly<Record<string, string>>;
};

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const page = newId();
/** The last bill number that this page used. `after` is the bill number that `number` follows. */
let lastTaken = { number: '', after: '' };

const lists: Record<string, readonly string[]> = {
  prices: priceKinds,
  sellerScheme: gstSchemes,
  sellerState: stateCodes,
};
const isWithinLimits = ([field, value]: readonly [string, string]): boolean =>
  lists[field]?.includes(value) ?? value.length <= maxTextLengths[field === 'sellerName' ? 'name' : 'text'];

/**
 * Reads the remembered shop. Omits values that the form would reject, because third-party scripts on /login can write
 * to this storage.
 */
export function readRememberedShop(): RememberedShop | null {
  const stored = readStoredValue(shopStorageEntry);
  const { id, last = '', by = '' } = pickStringFields(stored, ['id', 'last', 'by']);
  if (!id) return null;
  const shop = Object.fromEntries(Object.entries(pickStringFields(stored, shopFields)).filter(isWithinLimits));
  const own = { ...initialBillHeader, ...shop, number: last };
  const head = stored.version === shopStorageEntry.version ? own : clearDefaultSellerState(own);
  const marked = readBill({ head, items: [] }).issues.map(({ field }) => [field, '']);
  const checked: typeof head = Object.assign(head, Object.fromEntries(marked));
  const columns = pickColumnRoleAnswers(stored.columns);
  return { ...(pickStringFields(checked, shopFields) as Shop), id, by, last: checked.number, columns };
}

/**
 * Stores the shop, or deletes it if it is null, after the visitor has pressed a button. Notifies this tab, because the
 * browser notifies only other tabs. Returns false if storing failed.
 */
export function writeRememberedShop(shop: RememberedShop | null): boolean {
  const isStored = storeValue(shopStorageEntry, shop, 'pressed');
  // Notifies this tab only if storing has succeeded. If storing has failed, a notification would make the form clear
  // the shop's fields.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: rememberedShopKey }));
  return isStored;
}

/** Stores a shop or its changes on this device. Returns false if the browser's storage is blocked or full. */
export function rememberShop(head: Shop, number: string): boolean {
  const { id = newId(), last = '', columns: before } = readRememberedShop() ?? {};
  const columns = { ...before, ...pickColumnRoleAnswers(readStoredValue(debtListStorageEntry).answers) };
  return writeRememberedShop({
    ...(pickStringFields(head, shopFields) as Shop),
    id,
    last: chooseLaterBillNumber(number, last),
    by: '',
    columns,
  });
}

/** Stores a bill number as the last one of the remembered shop. */
export function storeLastBillNumber(last: string, by = ''): void {
  const shop = readRememberedShop();
  if (shop && last !== '') writeRememberedShop({ ...shop, last, by });
}

/**
 * Returns the bill number that follows the later of `own` and the last number on this device. Stores the returned
 * number, so that no other tab uses the number.
 */
export function takeNextBillNumber(own: string): string {
  const shop = readRememberedShop();
  const after = shop ? chooseLaterBillNumber(own, shop.last) : own;
  const number = computeNextBillNumber(after);
  if (shop) lastTaken = { number, after };
  storeLastBillNumber(number || after, page);
  return number;
}

/**
 * Releases a bill number that no bill uses, so that the next bill can use the number. Returns false if `number` is not
 * the last bill number on this device, or if another page used that number.
 */
export function releaseUnusedBillNumber(number: string): boolean {
  if (number === '' || number !== lastTaken.number || number !== readRememberedShop()?.last) return false;
  storeLastBillNumber(lastTaken.after);
  return true;
}

/** Returns the bill number before `number` if `number` is the last one that this page used; else an empty text. */
export const findPreviousBillNumber = (number: string): string => (lastTaken.number === number ? lastTaken.after : '');

/** Returns the bill stored in this tab and the day on which it was stored, or null. */
export function readStoredBill(): { readonly draft: BillDraft; readonly day: unknown } | null {
  const { draft: stored, of, day, version } = readStoredValue(billStorageEntry);
  if (!stored) return null;
  const read = readStoredDraft(stored);
  const draft = version === billStorageEntry.version ? read : clearDefaultValues(read);
  // True if this bill was stored with a remembered shop that the visitor has since deleted by "Forget".
  const isForgotten = of !== undefined && of !== readRememberedShop()?.id && !isStoredByNewerRelease(shopStorageEntry);
  return { draft: isForgotten ? replaceShopFields(draft) : draft, day };
}

/** Stores the bill in this tab. `of` is the id of the remembered shop, if any. */
export const storeBill = ({ draft }: BillState, of?: string): boolean =>
  storeValue(billStorageEntry, { draft, of, day: getTodayIsoDate() });

/** Returns the remembered shop or null. Follows the changes that any tab makes to the shop and its last bill number. */
export function useRememberedShop({ draft, typing }: BillState, dispatch: Dispatch<BillAction>) {
  const [shop, setShop] = useState<RememberedShop | null>(null);
  const { number } = draft.head;
  useEffect(() => setShop(readRememberedShop()), []);
  useTypedNumber(number, typing);
  useLayoutEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== rememberedShopKey) return;
      const now = readRememberedShop();
      setShop(now);
      if (now === null && !isStoredByNewerRelease(shopStorageEntry)) dispatch({ type: 'shopForgotten' });
      if (now !== null && isTwice(number, newValue))
        dispatch({ type: 'numberChanged', number: takeNextBillNumber(number) });
    };
    const giveBack = () => {
      if (draft.items.every(isBlankItem) && releaseUnusedBillNumber(number)) renumber('');
    };
    // A page that Back or Forward restores from memory has missed earlier changes of the storage.
    const takeAnother = ({ persisted }: PageTransitionEvent) => {
      if (persisted && number === '') renumber(shop ? takeNextBillNumber('') : '');
    };
    const renumber = (next: string) => flushSync(() => dispatch({ type: 'numberChanged', number: next }));
    addEventListener('storage', follow);
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', takeAnother);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', takeAnother);
    };
  }, [draft, number, shop, dispatch]);
  return shop;
}

/** Stores a typed bill number after the visitor has left its field. */
function useTypedNumber(number: string, typing: string | null): void {
  const wasTyped = useRef(false);
  useEffect(() => {
    if (wasTyped.current && typing !== 'number') storeLastBillNumber(number);
    wasTyped.current = typing === 'number';
  }, [typing, number]);
}

/**
 * Returns true if another tab has just used the bill number of this page. If two tabs use a number at the same moment,
 * the page with the higher id takes the next number.
 */
function isTwice(number: string, newValue: string | null): boolean {
  const { last, by = '' } = pickStringFields(parseStoredObject(newValue), ['last', 'by']);
  return last === number && by !== '' && by < page && findPreviousBillNumber(number) !== '';
}

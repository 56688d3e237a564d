import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isoToday } from '../../../base/format.ts';
import { rememberedShopKey } from '../../../base/typed-in.ts';
import {
  columnAnswersOf,
  isOfNewerRelease,
  readStored,
  store,
  storedBill,
  storedList,
  storedObject,
  storedShop,
} from '../../browser/stored.ts';
import { priceKinds, schemes } from '../tax/bill.ts';
import {
  type BillDraft,
  emptyHead,
  longest,
  readDraft,
  type Shop,
  shopFields,
  textsIn,
  withShop,
} from '../tax/bill-draft.ts';
import { laterNumber, nextNumber } from '../tax/bill-number.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { withoutGuessedState, withoutGuesses } from '../tax/earlier-drafts.ts';
import { stateCodes } from '../tax/gstin.ts';
import { readBill } from '../tax/read-bill.ts';
import { isBlank } from '../tax/read-line.ts';

/** What this device remembers on request. */
export type RememberedShop = Shop & {
  readonly id: string;
  /** The last number given here, and the page that took it. */
  readonly last: string;
  readonly by: string;
  /** Roles chosen for headings of lists of debts. */
  readonly columns: Readonly<Record<string, string>>;
};

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const page = newId();
/** The number this page gave last, and the one before it. */
let taken = { number: '', after: '' };

const lists: Record<string, readonly string[]> = { prices: priceKinds, sellerScheme: schemes, sellerState: stateCodes };
const fits = ([field, value]: readonly [string, string]): boolean =>
  lists[field]?.includes(value) ?? value.length <= longest[field === 'sellerName' ? 'name' : 'text'];

/** Omits what a form would not hold or would mark: others' scripts on /login can write this storage. */
export function rememberedShop(): RememberedShop | null {
  const stored = readStored(storedShop);
  const { id, last = '', by = '' } = textsIn(stored, ['id', 'last', 'by']);
  if (!id) return null;
  const shop = Object.fromEntries(Object.entries(textsIn(stored, shopFields)).filter(fits));
  const own = { ...emptyHead, ...shop, number: last };
  const head = stored.version === storedShop.version ? own : withoutGuessedState(own);
  const marked = readBill({ head, items: [] }).issues.map(({ field }) => [field, '']);
  const checked: typeof head = Object.assign(head, Object.fromEntries(marked));
  const columns = columnAnswersOf(stored.columns);
  return { ...(textsIn(checked, shopFields) as Shop), id, by, last: checked.number, columns };
}

/** Stores the shop at a press, null deletes it; this tab hears of it as the others do. Returns false if it failed. */
export function storeShop(shop: RememberedShop | null): boolean {
  const isStored = store(storedShop, shop, 'pressed');
  // Otherwise this tab would take the shop for forgotten and empty its fields.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: rememberedShopKey }));
  return isStored;
}

/** Remembers a shop or its changes. Returns false if the browser's storage is blocked or full. */
export function rememberShop(head: Shop, number: string): boolean {
  const { id = newId(), last = '', columns: before } = rememberedShop() ?? {};
  const columns = { ...before, ...columnAnswersOf(readStored(storedList).answers) };
  return storeShop({ ...(textsIn(head, shopFields) as Shop), id, last: laterNumber(number, last), by: '', columns });
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

/** Returns the bill that this tab keeps and the day it was kept, or null. */
export function readKeptBill(): { readonly draft: BillDraft; readonly day: unknown } | null {
  const { draft: stored, of, day, version } = readStored(storedBill);
  if (!stored) return null;
  const read = readDraft(stored);
  const draft = version === storedBill.version ? read : withoutGuesses(read);
  // Its shop was remembered, and has been forgotten since.
  const isForgotten = of !== undefined && of !== rememberedShop()?.id && !isOfNewerRelease(storedShop);
  return { draft: isForgotten ? withShop(draft) : draft, day };
}

/** `of`: the id of the remembered shop, if any. */
export const keepBill = ({ draft }: BillState, of?: string): boolean =>
  store(storedBill, { draft, of, day: isoToday() });

/** Returns the remembered shop or null; follows what any tab remembers, forgets and numbers. */
export function useRememberedShop({ draft, typing }: BillState, dispatch: Dispatch<BillAction>) {
  const [shop, setShop] = useState<RememberedShop | null>(null);
  const { number } = draft.head;
  useEffect(() => setShop(rememberedShop()), []);
  useTypedNumber(number, typing);
  useLayoutEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== rememberedShopKey) return;
      const now = rememberedShop();
      setShop(now);
      if (now === null && !isOfNewerRelease(storedShop)) dispatch({ type: 'shopForgotten' });
      if (now !== null && isTwice(number, newValue)) dispatch({ type: 'numbered', number: takeNumber(number) });
    };
    const giveBack = () => {
      if (draft.items.every(isBlank) && giveBackNumber(number)) renumber('');
    };
    // Back or Forward restores the page from memory.
    const takeAnother = ({ persisted }: PageTransitionEvent) => {
      if (persisted && number === '') renumber(shop ? takeNumber('') : '');
    };
    const renumber = (next: string) => flushSync(() => dispatch({ type: 'numbered', number: next }));
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

/** Notes a number written by hand once its field has been left. */
function useTypedNumber(number: string, typing: string | null): void {
  const wasTyped = useRef(false);
  useEffect(() => {
    if (wasTyped.current && typing !== 'number') noteNumber(number);
    wasTyped.current = typing === 'number';
  }, [typing, number]);
}

/**
 * Returns true if another tab has just taken the number that this page gave. Two tabs can take one number at the same
 * moment; the page with the higher id then takes the next.
 */
function isTwice(number: string, newValue: string | null): boolean {
  const { last, by = '' } = textsIn(storedObject(newValue), ['last', 'by']);
  return last === number && by !== '' && by < page && numberBefore(number) !== '';
}

import { act, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rememberedShopKey, storedBillKey, storedListKey } from '../../../base/entered-fields.ts';
import { initialBillHeader } from '../tax/bill-draft.ts';
import { billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft, createTestGstin, createTestHeader } from '../tax/testing/create-test-draft.ts';
import {
  readRememberedShop,
  readStoredBill,
  rememberShop,
  storeBill,
  storeLastBillNumber,
  useRememberedShop,
  writeRememberedShop,
} from './remembered-shop.ts';

it('a stored bill is restored unchanged', () => {
  const state = createBillState(
    createTestDraft('1 x 118 @ 18', { ...createTestHeader('30>27 at:30 withTax'), received: '18', terms: 'None' }),
  );
  storeBill(state);
  expect(readStoredBill()).toMatchObject({ draft: state.draft });
});

it('a stored bill of an older page with fewer fields is read as a domestic sale', () => {
  const { items } = createTestDraft('2 x 100 @ 18');
  const old = {
    head: { sellerGstin: createTestGstin('27'), sellerState: '27', buyerState: '29', date: '2026-11-22' },
    items,
  };
  sessionStorage.setItem(storedBillKey, JSON.stringify({ draft: old }));
  const stored = readStoredBill();
  if (stored === null) throw new Error('not read');
  // Older releases set a GST rate by default, so the rate is removed and the form asks for it.
  expect(createBillState(stored.draft).bill).toMatchObject({ treatment: 'domestic', tax: 'igst', total: 0 });
  expect(stored.draft.items[0]).toMatchObject({ name: 'Item 1', quantity: '2', rate: '100', unit: '', gst: '' });
  expect(stored.draft.head).toMatchObject({ supply: 'domestic', sellerAddress: '', buyerState: '29' });
});

const asha = { id: '1', sellerName: 'Asha', sellerAddress: 'Pune', sellerUpi: 'asha@ok', terms: 'None', last: '0142' };
const readBack = (changes: object) => {
  localStorage.setItem(rememberedShopKey, JSON.stringify({ ...asha, ...changes }));
  return readRememberedShop();
};

describe('a remembered shop', () => {
  it('a remembered shop contains the column roles of this tab’s list of debts, even after the bill number changes', () => {
    const answers = { 'column:Memo': 'note', direction: 'owedToMe' };
    sessionStorage.setItem(storedListKey, JSON.stringify({ lines: 'Asha 5', answers, version: 2 }));
    rememberShop({ ...initialBillHeader, sellerName: 'Asha' }, '0142');
    sessionStorage.removeItem(storedListKey);
    storeLastBillNumber('0143');
    expect(readRememberedShop()).toMatchObject({ last: '0143', columns: { 'column:Memo': 'note' } });
    expect(Object.keys(readRememberedShop()?.columns ?? {})).toEqual(['column:Memo']);
    writeRememberedShop(null);
  });

  it('a remembered shop is restored with texts of the maximum length', () => {
    const longest = { sellerName: 'अ'.repeat(120), sellerAddress: 'a'.repeat(240), sellerGstin: createTestGstin('27') };
    expect(readBack(longest)).toMatchObject({ ...asha, ...longest });
  });

  it.each([
    ['a name longer than the form accepts', { sellerName: 'a'.repeat(121) }],
    ['an address longer than the form accepts', { sellerAddress: 'a'.repeat(241) }],
    ['terms longer than the form accepts', { terms: 'a'.repeat(241) }],
    ['a UPI id that the form would mark', { sellerUpi: 'asha' }],
    ['a GSTIN with a wrong check character', { sellerGstin: `${createTestGstin('27').slice(0, -1)}!` }],
    ['a number that no bill may have', { last: '2026_27' }],
    ['a field that is no text', { sellerPhone: { toString: 'x' } }],
  ])('restoring a remembered shop omits only %s', (_, wrong) => {
    const [field = ''] = Object.keys(wrong);
    expect(readBack(wrong)).toMatchObject({ ...asha, [field]: '' });
  });

  it.each([
    ['prices', 'plusTax'],
    ['sellerScheme', 'regular'],
  ])('a remembered shop has the default instead of an unknown value of %s', (field, ordinary) => {
    expect(readBack({ [field]: 'x' })).toMatchObject({ [field]: ordinary });
  });

  it.each(['{', '"shop"', '{"id":7}'])('no shop is remembered if the storage contains %s', (stored) => {
    localStorage.setItem(rememberedShopKey, stored);
    expect(readRememberedShop()).toBeNull();
  });
});

const useBill = () => {
  const [state, dispatch] = useReducer(
    billReducer,
    createTestDraft('1 x 100 @ 18', { sellerName: 'Asha' }),
    createBillState,
  );
  return { shop: useRememberedShop(state, dispatch), sellerName: state.draft.head.sellerName };
};

it('the form clears the shop’s fields if another page overwrites the remembered shop with an unreadable value', () => {
  writeRememberedShop({ ...initialBillHeader, ...asha, by: '', columns: {} });
  const { result } = renderHook(useBill);
  expect(result.current).toMatchObject({ shop: { id: '1' }, sellerName: 'Asha' });
  localStorage.setItem(rememberedShopKey, '{');
  const event = new StorageEvent('storage', { key: rememberedShopKey, newValue: '{' });
  expect(() => act(() => dispatchEvent(event))).not.toThrow();
  expect(result.current).toEqual({ shop: null, sellerName: '' });
});

it('the form keeps the shop’s fields if the browser stores nothing', () => {
  const { result } = renderHook(useBill);
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
  const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
  act(() => expect(rememberShop({ ...initialBillHeader, sellerName: 'Asha' }, '')).toBe(false));
  storage.mockRestore();
  expect(result.current).toEqual({ shop: null, sellerName: 'Asha' });
});

it('the form keeps the shop’s fields if a newer release has stored a shop', () => {
  writeRememberedShop({ ...initialBillHeader, ...asha, by: '', columns: {} });
  const { result } = renderHook(useBill);
  const newer = JSON.stringify({ ...asha, version: 99 });
  localStorage.setItem(rememberedShopKey, newer);
  act(() => dispatchEvent(new StorageEvent('storage', { key: rememberedShopKey, newValue: newer })));
  expect(result.current).toEqual({ shop: null, sellerName: 'Asha' });
  expect(localStorage.getItem(rememberedShopKey)).toBe(newer);
});

function refuse(): never {
  throw new DOMException('It is full.', 'QuotaExceededError');
}

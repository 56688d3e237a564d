import { act, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rememberedShopKey, storedBillKey, storedListKey } from '../../../base/typed-in.ts';
import { emptyHeader } from '../tax/bill-draft.ts';
import { billReducer, initialBillState } from '../tax/bill-reducer.ts';
import { testDraft, testGstin, testHeader } from '../tax/testing/test-draft.ts';
import {
  readRememberedShop,
  readStoredBill,
  rememberShop,
  storeBill,
  storeLastNumber,
  storeOrForgetShop,
  useRememberedShop,
} from './remembered-shop.ts';

it('comes back as it was left', () => {
  const state = initialBillState(
    testDraft('1 x 118 @ 18', { ...testHeader('30>27 at:30 withTax'), received: '18', terms: 'None' }),
  );
  storeBill(state);
  expect(readStoredBill()).toMatchObject({ draft: state.draft });
});

it('of an older page, which knew fewer fields, is an ordinary sale', () => {
  const { items } = testDraft('2 x 100 @ 18');
  const old = {
    head: { sellerGstin: testGstin('27'), sellerState: '27', buyerState: '29', date: '2026-11-22' },
    items,
  };
  sessionStorage.setItem(storedBillKey, JSON.stringify({ draft: old }));
  const kept = readStoredBill();
  if (kept === null) throw new Error('not read');
  // The earlier form gave a row its rate of GST by itself, so it is asked again.
  expect(initialBillState(kept.draft).bill).toMatchObject({ treatment: 'domestic', tax: 'igst', total: 0 });
  expect(kept.draft.items[0]).toMatchObject({ name: 'Item 1', quantity: '2', rate: '100', unit: '', gst: '' });
  expect(kept.draft.head).toMatchObject({ supply: 'domestic', sellerAddress: '', buyerState: '29' });
});

const asha = { id: '1', sellerName: 'Asha', sellerAddress: 'Pune', sellerUpi: 'asha@ok', terms: 'None', last: '0142' };
const readBack = (changes: object) => {
  localStorage.setItem(rememberedShopKey, JSON.stringify({ ...asha, ...changes }));
  return readRememberedShop();
};

describe('a remembered shop', () => {
  it('has the roles that were chosen for columns of this tab’s list of debts, and keeps them with its next number', () => {
    const answers = { 'column:Memo': 'note', direction: 'owedToMe' };
    sessionStorage.setItem(storedListKey, JSON.stringify({ lines: 'Asha 5', answers, version: 2 }));
    rememberShop({ ...emptyHeader, sellerName: 'Asha' }, '0142');
    sessionStorage.removeItem(storedListKey);
    storeLastNumber('0143');
    expect(readRememberedShop()).toMatchObject({ last: '0143', columns: { 'column:Memo': 'note' } });
    expect(Object.keys(readRememberedShop()?.columns ?? {})).toEqual(['column:Memo']);
    storeOrForgetShop(null);
  });

  it('comes back with the fields that a form can hold', () => {
    const longest = { sellerName: 'अ'.repeat(120), sellerAddress: 'a'.repeat(240), sellerGstin: testGstin('27') };
    expect(readBack(longest)).toMatchObject({ ...asha, ...longest });
  });

  it.each([
    ['a name longer than a form takes', { sellerName: 'a'.repeat(121) }],
    ['an address longer than a form takes', { sellerAddress: 'a'.repeat(241) }],
    ['terms longer than a form takes', { terms: 'a'.repeat(241) }],
    ['a UPI id that the form would mark', { sellerUpi: 'asha' }],
    ['a GSTIN with a wrong check character', { sellerGstin: `${testGstin('27').slice(0, -1)}!` }],
    ['a number that no bill may have', { last: '2026_27' }],
    ['a field that is no text', { sellerPhone: { toString: 'x' } }],
  ])('comes back without %s, and with the rest', (_, wrong) => {
    const [field = ''] = Object.keys(wrong);
    expect(readBack(wrong)).toMatchObject({ ...asha, [field]: '' });
  });

  it.each([
    ['prices', 'plusTax'],
    ['sellerScheme', 'regular'],
  ])('has an ordinary choice instead of one that %s lacks', (field, ordinary) => {
    expect(readBack({ [field]: 'x' })).toMatchObject({ [field]: ordinary });
  });

  it.each(['{', '"shop"', '{"id":7}'])('is none while the storage has %s', (stored) => {
    localStorage.setItem(rememberedShopKey, stored);
    expect(readRememberedShop()).toBeNull();
  });
});

const useBill = () => {
  const [state, dispatch] = useReducer(
    billReducer,
    testDraft('1 x 100 @ 18', { sellerName: 'Asha' }),
    initialBillState,
  );
  return { shop: useRememberedShop(state, dispatch), sellerName: state.draft.head.sellerName };
};

it('counts as forgotten once another page has written over it', () => {
  storeOrForgetShop({ ...emptyHeader, ...asha, by: '', columns: {} });
  const { result } = renderHook(useBill);
  expect(result.current).toMatchObject({ shop: { id: '1' }, sellerName: 'Asha' });
  localStorage.setItem(rememberedShopKey, '{');
  const event = new StorageEvent('storage', { key: rememberedShopKey, newValue: '{' });
  expect(() => act(() => dispatchEvent(event))).not.toThrow();
  expect(result.current).toEqual({ shop: null, sellerName: '' });
});

it('keeps the fields of the form where the browser stores nothing', () => {
  const { result } = renderHook(useBill);
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
  const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
  act(() => expect(rememberShop({ ...emptyHeader, sellerName: 'Asha' }, '')).toBe(false));
  storage.mockRestore();
  expect(result.current).toEqual({ shop: null, sellerName: 'Asha' });
});

it('keeps the fields of the form where a newer release stores its shop', () => {
  storeOrForgetShop({ ...emptyHeader, ...asha, by: '', columns: {} });
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

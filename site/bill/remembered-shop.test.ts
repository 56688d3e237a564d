import { expect, it } from 'vitest';
import { keptBillKey } from '../typed-in.ts';
import { keepBill, readKeptBill } from './remembered-shop.ts';
import { startBill } from './tax/bill-reducer.ts';
import { draftOf, gstinIn, headOf } from './tax/testing/draft-of.ts';

it('comes back as it was left', () => {
  const state = startBill(draftOf('1 x 118 @ 18', { ...headOf('30>27 at:30 withTax'), received: '18', terms: 'None' }));
  keepBill(state);
  expect(readKeptBill()).toMatchObject({ draft: state.draft, good: state.draft });
});

it('of an older page, which knew fewer fields, is an ordinary sale', () => {
  const { items } = draftOf('2 x 100 @ 18');
  const old = { head: { sellerGstin: gstinIn('27'), sellerState: '27', buyerState: '29', date: '2026-11-22' }, items };
  sessionStorage.setItem(keptBillKey, JSON.stringify({ draft: old, good: old }));
  const kept = readKeptBill();
  if (kept === null) throw new Error('not read');
  expect(startBill(kept.good).bill).toMatchObject({ treatment: 'domestic', tax: 'igst', total: 236_00 });
  expect(kept.draft.head).toMatchObject({ supply: 'domestic', sellerAddress: '', buyerState: '29' });
});

import { expect, it } from 'vitest';
import { sampleDraft } from '../../content/facts/sample-totals.ts';
import { emptyHead } from './bill-draft.ts';
import { type BillAction, billReducer, startBill } from './bill-reducer.ts';
import { draftOf, gstinIn } from './testing/draft-of.ts';

const typed = (name: string, value: string): BillAction => ({ type: 'typed', name, value });
it('keeps no HSN, unit, price or GST rate of the sample when an item is typed over it', () => {
  const start = startBill(sampleDraft({ rice: 'Rice', dal: 'Dal', oil: 'Oil', sugar: 'Sugar', tea: 'Tea' }));
  const after = billReducer(start, typed('item-1-name', 'Soap'));
  expect(after.draft.items[0]).toMatchObject({ name: 'Soap', hsn: '', unit: '', quantity: '', rate: '', gst: '' });
});
it('counts on while a GSTIN is wrong', () => {
  const start = startBill(draftOf('1 x 100 @ 18', { sellerState: '27', sellerGstin: gstinIn('27') }));
  const wrong = [typed('sellerGstin', '27AAPFU0939F1Z1'), typed('item-1-rate', '200')].reduce(billReducer, start);
  expect(wrong.bill.taxable).toBe(200_00);
});
it('takes no state that nobody chose', () => {
  const start = startBill({ ...draftOf('1 x 100 @ 18'), head: emptyHead });
  expect(start.bill.seller.state).toBeNull();
});
it('gives a new row no GST rate and no unit', () => {
  const start = billReducer(startBill(draftOf('1 x 100 @ 18')), { type: 'itemAdded' });
  expect(start.draft.items[1]).toMatchObject({ quantity: '', unit: '', gst: '' });
});
it('counts the readable entries while another cannot be read', () => {
  const start = startBill(draftOf('1 x 100 @ 18 | 1 x 50 @ 18', { sellerState: '27', sellerGstin: gstinIn('27') }));
  const after = [typed('item-1-rate', '300'), typed('item-2-rate', 'x')].reduce(billReducer, start);
  expect(after.bill.taxable).toBe(300_00);
});

import { describe, expect, it, test } from 'vitest';
import { sampleBillDraft, sampleBillLines } from '../../../sample-book/sample-totals.ts';
import {
  type BillDraft,
  createEmptyItem,
  formatItemFieldName,
  type ItemField,
  initialBillDraft,
  readStoredDraft,
} from '../tax/bill-draft.ts';
import { type BillAction, type BillState, billReducer, createBillState } from '../tax/bill-reducer.ts';
import { clearDefaultValues } from '../tax/earlier-drafts.ts';
import { containsSampleValues } from '../tax/sample-marks.ts';
import { createTestDraft, createTestGstin } from '../tax/testing/create-test-draft.ts';

const names = { rice: 'Rice', dal: 'Dal', oil: 'Oil', sugar: 'Sugar', tea: 'Tea' };
const sample = sampleBillDraft(names);
const fill: BillAction = { type: 'sampleFilled', sample: sampleBillLines(names) };
const typed = (field: ItemField, value: string, key = 1): BillAction => ({
  type: 'typed',
  name: formatItemFieldName(key, field),
  value,
});
const pasted = (field: ItemField, value: string): BillAction => ({
  type: 'pasted',
  name: formatItemFieldName(1, field),
  value,
});
const ownGstin: BillAction = { type: 'typed', name: 'sellerGstin', value: createTestGstin('29') };
const stateAfter = (...actions: readonly BillAction[]): BillState =>
  actions.reduce(billReducer, createBillState(initialBillDraft));
const firstItem = (state: BillState) => state.draft.items[0];

describe('a filled-in sample', () => {
  it('a filled-in sample has a total, and stays a sample until the visitor has replaced its shop and renamed all its items', () => {
    const filled = stateAfter(fill);
    expect(filled.bill.total).toBe(20_580_00);
    const named = [1, 2, 3].map((key) => typed('name', `Soap ${key}`, key));
    expect(containsSampleValues(filled.draft)).toBe(true);
    expect(containsSampleValues(stateAfter(fill, ownGstin).draft)).toBe(true);
    expect(containsSampleValues(stateAfter(fill, ...named).draft)).toBe(true);
    expect(containsSampleValues(stateAfter(fill, ownGstin, ...named).draft)).toBe(false);
  });

  it('an item of the sample loses its other values and its sample mark when the visitor renames it', () => {
    expect(firstItem(stateAfter(fill, typed('name', 'Soap')))).toEqual({ ...createEmptyItem(1), name: 'Soap' });
  });

  it('renaming an item of the sample keeps the numbers that the visitor has typed', () => {
    const item = firstItem(stateAfter(fill, typed('rate', '95'), typed('gst', '18'), typed('name', 'Soap')));
    expect(item).toEqual({ ...createEmptyItem(1), name: 'Soap', rate: '95', gst: '18' });
  });

  it('an item of the sample counts as a sample until it is renamed, even if its other fields change', () => {
    const fields: readonly ItemField[] = ['hsn', 'quantity', 'unit', 'rate', 'gst'];
    const { draft } = stateAfter(fill, ownGstin, ...fields.map((field) => typed(field, '1')));
    expect(containsSampleValues({ ...draft, items: draft.items.slice(0, 1) })).toBe(true);
  });

  it('pasted rows replace the sample, but a bill with a pasted column is still a sample', () => {
    const rows = pasted('name', 'Soap\t3\t95\nSalt\t1\t25\nRope\t2\t40');
    expect(containsSampleValues(stateAfter(fill, ownGstin, rows).draft)).toBe(false);
    const column = stateAfter(fill, ownGstin, pasted('rate', '95\n25\n40'));
    expect(containsSampleValues(column.draft)).toBe(true);
    expect(firstItem(billReducer(column, typed('name', 'Soap')))).toMatchObject({ rate: '95', hsn: '', gst: '' });
  });

  it('after the sample, "New bill" creates an empty bill, and a copy of the sample is a sample', () => {
    expect(stateAfter(fill, { type: 'nextBillStarted', today: '' }).draft).toEqual(initialBillDraft);
    expect(containsSampleValues(stateAfter(fill, { type: 'nextBillStarted', today: '', isCopy: true }).draft)).toBe(
      true,
    );
  });

  it('"Undo" restores a changed sample, and a second "Undo" removes it', () => {
    const named = stateAfter(fill, typed('name', 'Soap'), { type: 'undone' });
    expect(named.draft).toEqual(stateAfter(fill).draft);
    expect(billReducer(named, { type: 'undone' }).draft).toEqual(initialBillDraft);
  });

  it('a sample is still marked as one after it is restored from the tab’s storage', () => {
    const { draft } = stateAfter(fill, typed('rate', '95'));
    expect(readStoredDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('removing the sample keeps what the visitor wrote', () => {
    expect(stateAfter(fill, { type: 'sampleRemoved' }).draft).toEqual(initialBillDraft);
    const { draft } = stateAfter(fill, ownGstin, typed('name', 'Soap', 2), { type: 'sampleRemoved' });
    expect(draft.items).toEqual([{ ...createEmptyItem(2), name: 'Soap' }]);
    expect(draft.head.sellerGstin).toBe(createTestGstin('29'));
  });

  it('filling in the sample replaces neither items nor shop of the visitor', () => {
    expect(stateAfter(typed('name', 'Soap'), fill).draft.items).toEqual([{ ...createEmptyItem(1), name: 'Soap' }]);
    expect(stateAfter({ type: 'typed', name: 'sellerState', value: '29' }, fill).draft.head.sellerGstin).toBe('');
  });
});

test('a bill that the visitor typed is no sample, even with the HSN, unit and rate of the sample', () => {
  const { items } = sample;
  const own = items.map(({ sample: _, ...item }) => item);
  expect(containsSampleValues({ ...createTestDraft('1 x 1 @ 5'), items: own })).toBe(false);
});

describe('a draft of the earlier form, whose sample has no marks', () => {
  const [rice = createEmptyItem(1)] = sample.items;
  const earlier = (item: Partial<typeof rice>, head: Partial<BillDraft['head']> = {}) => {
    const draft = createTestDraft('1 x 1 @ 5', head);
    return clearDefaultValues({ ...draft, items: [{ ...rice, sample: [], ...item }] });
  };

  it.each([
    ['untouched', {}],
    ['typed over', { name: 'Soap', quantity: '2', rate: '95', gst: '18' }],
    ['with another HSN', { name: 'Soap', hsn: '3401' }],
    ['added by a press', { name: 'Tea', hsn: '0902', unit: 'KGS', rate: '500' }],
  ])('a draft of the earlier form counts as a sample if it contains a sample item (%s)', (_, item) =>
    expect(containsSampleValues(earlier(item))).toBe(true),
  );

  it('a draft of the earlier form loses the values that the form set by default', () => {
    const item = { name: 'Soap', hsn: '3401', quantity: '1', unit: 'NOS', rate: '95', gst: '5' };
    const { head, items } = earlier(item, { sellerState: '27' });
    expect(head.sellerState).toBe('');
    expect(items).toEqual([{ ...createEmptyItem(1), name: 'Soap', hsn: '3401', rate: '95', sample: [] }]);
  });

  it('a draft of the earlier form keeps state, unit and quantity if they differ from the form’s defaults', () => {
    const item = { name: 'Soap', hsn: '3401', quantity: '4', unit: 'DOZ', rate: '95', gst: '18' };
    const { head, items } = earlier(item, { sellerState: '29' });
    expect(head.sellerState).toBe('29');
    expect(items[0]).toMatchObject({ quantity: '4', unit: 'DOZ', rate: '95', gst: '' });
  });
});

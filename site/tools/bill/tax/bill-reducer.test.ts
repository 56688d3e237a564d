import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billHeaderFields, createEmptyItem, initialBillHeader, itemFields, maxBillItems } from './bill-draft.ts';
import { type BillAction, type BillState, billReducer, createBillState } from './bill-reducer.ts';
import { createTestDraft, createTestGstin, createTestHeader } from './testing/create-test-draft.ts';

const start = createBillState(createTestDraft('4 x 1850 @ 5', { sellerGstin: createTestGstin('27') }));
const after = (...actions: readonly BillAction[]): BillState => actions.reduce(billReducer, start);
const rate = (value: string): BillAction => ({ type: 'typed', name: 'item-1-rate', value });

test('"Undo" reverts all typing in one field of the bill in one step', () => {
  const typed = after(rate('1'), rate('12'), rate('125'), { type: 'fieldLeft', name: 'item-1-rate' }, rate('1'));
  expect(typed.past).toHaveLength(2);
  const back = billReducer(typed, { type: 'undone' });
  expect(back.draft.items[0]?.rate).toBe('125');
  expect(billReducer(back, { type: 'undone' }).draft).toEqual(start.draft);
});

test('a unit typed after a quantity moves into the unit field, and one "Undo" reverts both the typing and the move', () => {
  const quantity = { type: 'typed', name: 'item-1-quantity' } as const;
  const leave = { type: 'fieldLeft', name: 'item-1-quantity' } as const;
  // Some keyboards write a Hindi letter and its dot as one character.
  expect(after({ ...quantity, value: '2 जो\u095cी' }, leave).draft.items[0]?.unit).toBe('PRS');
  const left = after({ ...quantity, value: '2 k' }, { ...quantity, value: '2 kg' }, leave);
  expect(left.draft.items[0]).toMatchObject({ quantity: '2', unit: 'KGS' });
  expect(left.past).toEqual([start.draft]);
});

test('switching between the form and the paper adds no step to "Undo"', () => {
  const turned = after({ type: 'viewChanged', view: 'paper' });
  expect(turned).toEqual({ ...start, view: 'paper' });
  expect(billReducer(turned, { type: 'viewChanged', view: 'write' })).toEqual(start);
});

test('a late `fieldLeft` action of the previous field does not end the typing in the next field', () => {
  const address = { type: 'typed', name: 'buyerAddress', value: '5 High St, London, UK' } as const;
  const left = after(rate('1'), address, { type: 'fieldLeft', name: 'item-1-rate' });
  expect(left.typing).toBe('buyerAddress');
  expect(billReducer(left, { type: 'fieldLeft', name: 'buyerAddress' }).typing).toBeNull();
});

test('a bill accepts at most a hundred items', () => {
  const { draft } = after(...Array.from({ length: 110 }, (): BillAction => ({ type: 'itemAdded' })));
  expect(draft.items).toHaveLength(maxBillItems);
  expect(new Set(draft.items.map(({ key }) => key)).size).toBe(maxBillItems);
});

test.each([
  ['INV-009', 'INV-010'],
  ['2026-27/99', '2026-27/100'],
  ['7/2026-27', '8/2026-27'],
  ['A/019/26-27', 'A/020/26-27'],
  ['7/FY26-27', '8/FY26-27'],
  ['9-10', '9-11'],
  ['INV-2026-27-28', 'INV-2026-27-29'],
  // The number `A-26-27-28` may be the 28th of 2026-27 or the 26th of 2027-28, so the next number is left empty.
  ['A-26-27-28', ''],
  ['28-26-27', '29-26-27'],
  ['००९', '010'],
  ['9999999999999998', '9999999999999999'],
  ['9999999999999999', ''],
  ['26-27', ''],
  ['12/2026', ''],
  ['7/2025-2026', '8/2025-2026'],
  ['INV/26-27', ''],
  ['INV-A', ''],
  ['', ''],
])('a new bill after the number "%s" gets the number "%s"', (number, next) => {
  const renewed = after({ type: 'typed', name: 'number', value: number }, { type: 'nextBillStarted', today: '' });
  expect(renewed.draft.head.number).toBe(next);
});

test('"New bill" keeps the shop, prices and terms and clears everything else, and a copy clears only the payment', () => {
  const shop = { sellerName: 'Asha', sellerAddress: 'Pune', sellerUpi: 'asha@ok', prices: 'withTax', terms: 'None' };
  const sale = {
    ...createTestHeader('27>29 sezIgst at:30'),
    buyerName: 'Hari',
    buyerPhone: '1',
    received: '9',
    number: '1',
  };
  const full = createBillState(createTestDraft('4 x 1850 - 10% @ 5 | 1 x 5 @ 18', { ...sale, ...shop }));
  const renewed = billReducer(full, { type: 'nextBillStarted', today: '2026-12-01' });
  const { sellerGstin = '' } = sale;
  expect(renewed.draft).toEqual({
    head: { ...initialBillHeader, date: '2026-12-01', ...shop, sellerGstin, sellerState: '27', number: '2' },
    items: [createEmptyItem(1)],
  });
  expect(billReducer(renewed, { type: 'undone' }).draft).toBe(full.draft);
  const { draft } = billReducer(full, { type: 'nextBillStarted', today: '2026-12-01', isCopy: true });
  const own = { number: '2', date: '2026-12-01', received: '' };
  expect(draft).toEqual({ head: { ...full.draft.head, ...own }, items: full.draft.items });
});

test('"Clear" leaves an empty bill with today’s date and can be undone', () => {
  const cleared = after({ type: 'cleared', today: '2026-12-01' });
  expect(cleared.draft.head).toMatchObject({ sellerGstin: '', sellerState: '', date: '2026-12-01' });
  expect(cleared.bill).toMatchObject({ total: 0, lines: [], kind: 'undecided' });
  expect(billReducer(cleared, { type: 'undone' }).draft).toBe(start.draft);
});

test('a stored bill is restored, except in fields that the visitor filled in before the restoration', () => {
  const broken = after(rate('1000'), rate('1000x'));
  const typed = [
    { name: 'sellerName', value: 'Asha Traders' },
    { name: 'item-1-quantity', value: '2' },
    { name: 'captcha', value: 'x' },
  ];
  const resumed = billReducer(start, { type: 'resumed', draft: broken.draft, typed });
  expect(resumed.draft.head.sellerName).toBe('Asha Traders');
  expect(resumed.draft.items[0]).toMatchObject({ quantity: '2', rate: '1000x' });
  expect(resumed.past).toEqual([]);
});

const value = fc.oneof(fc.string({ maxLength: 12 }), fc.integer().map(String));
const action: fc.Arbitrary<BillAction> = fc.oneof(
  fc.record({
    type: fc.constant('typed' as const),
    name: fc.constantFrom(
      ...billHeaderFields,
      ...itemFields.flatMap((field) => [1, 2, 4].map((key) => `item-${key}-${field}`)),
    ),
    value,
  }),
  fc.constantFrom<BillAction>(
    { type: 'fieldLeft', name: 'item-1-quantity' },
    { type: 'itemAdded' },
    { type: 'nextBillStarted', today: '2026-11-22' },
    { type: 'cleared', today: '2026-11-22' },
    { type: 'viewChanged', view: 'paper' },
    { type: 'pasted', name: 'item-1-rate', value: '1\n2\n3' },
  ),
  fc.record({ type: fc.constant('itemRemoved' as const), key: fc.integer({ min: 1, max: 4 }) }),
);

test('after any changes, the total of a bill is its exact total plus the round-off, and "Undo" reverts every change', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let state = actions.reduce(billReducer, start);
      expect(state.bill.exact + state.bill.roundOff).toBe(state.bill.total);
      while (state.past.length > 0) state = billReducer(state, { type: 'undone' });
      expect(state.draft).toEqual(start.draft);
      expect(state.bill).toEqual(start.bill);
      expect(state.issues).toEqual([]);
    }),
  );
});

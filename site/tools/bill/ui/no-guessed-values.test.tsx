import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { billTexts as text } from '../../../content/en/bill-texts.ts';
import { sampleBillLines } from '../../../sample-book/sample-totals.ts';
import { formatItemFieldName, initialBillDraft, itemFields, readStoredDraft } from '../tax/bill-draft.ts';
import { type BillAction, type BillState, billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft, createTestGstin } from '../tax/testing/create-test-draft.ts';
import { renderPrintedBill } from './testing/render-printed-bill.tsx';

const sample = sampleBillLines({ rice: 'Rice', dal: 'Dal', oil: 'Oil', sugar: 'Sugar', tea: 'Tea' });

/** Values that a visitor may write or choose. None of them is in the sample. */
const enteredValues = {
  name: ['Soap', 'Rope'],
  hsn: ['3401', '5607'],
  quantity: ['3', '7 doz'],
  unit: ['KGS', 'PCS'],
  rate: ['11', '13.50'],
  discount: ['1'],
  discountIn: ['rupees'],
  gst: ['18', '3%'],
  states: ['29', '33'],
} as const;

/** Pasted rows of a spreadsheet, and the values that they contain. */
const rows = [
  { value: 'Soap\t3\t11\t33', values: ['3', '11'] },
  {
    value: 'Rope\t5607\t7\tdoz\t13.50\t18%\nSoap\t3401\t3\tkg\t11\t3%',
    values: ['5607', '7 doz', '13.50', '18', '3401', '3', 'KGS', '11', '3'],
  },
  { value: 'Item\tGST\tRate\nSoap\t3\t11', values: ['3', '11'] },
];

const key = fc.integer({ min: 1, max: 4 });
const choiceOf = <Value,>(values: readonly Value[]) => fc.constantFrom(...values);

/** An action, and the values that the visitor enters with it. */
type Step = { readonly act: (state: BillState) => BillAction; readonly entered: readonly string[] };
const step = (act: BillAction | Step['act'], ...entered: readonly string[]): Step => ({
  act: typeof act === 'function' ? act : () => act,
  entered,
});
const typed = (name: string, value: string, ...entered: readonly string[]): Step =>
  step({ type: 'typed', name, value }, ...(entered.length > 0 ? entered : [value]));

const oneStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(key, choiceOf(itemFields))
    .chain(([at, field]) =>
      choiceOf<string>(enteredValues[field]).map((value) => typed(formatItemFieldName(at, field), value)),
    ),
  fc
    .tuple(choiceOf(['sellerState', 'buyerState', 'placeOfSupply']), choiceOf(enteredValues.states))
    .map(([name, state]) => typed(name, state)),
  fc
    .tuple(choiceOf(['sellerGstin', 'buyerGstin']), choiceOf(enteredValues.states))
    .map(([name, state]) => typed(name, createTestGstin(state), state)),
  fc
    .tuple(key, choiceOf(rows))
    .map(([at, { value, values }]) =>
      step({ type: 'pasted', name: formatItemFieldName(at, 'name'), value }, ...values),
    ),
  fc
    .tuple(key, choiceOf(['hsn', 'rate', 'gst'] as const))
    .chain(([at, field]) =>
      choiceOf<string>(enteredValues[field]).map((value) =>
        step({ type: 'pasted', name: formatItemFieldName(at, field), value: `${value}\n${value}` }, value),
      ),
    ),
  choiceOf(enteredValues.gst).map((gst) =>
    step(({ bill }) => ({ type: 'gstChosen', keys: bill.incompleteLines.map(({ key }) => key), gst }), gst),
  ),
  key.map((at) => step({ type: 'itemRemoved', key: at })),
  fc.boolean().map((isCopy) => step({ type: 'nextBillStarted', today: '2026-11-27', isCopy })),
  choiceOf<BillAction>([
    { type: 'sampleFilled', sample },
    { type: 'sampleRemoved' },
    { type: 'undone' },
    { type: 'fieldLeft', name: 'item-1-quantity' },
    { type: 'fieldLeft', name: 'buyerAddress' },
    { type: 'itemAdded' },
    { type: 'shopForgotten' },
    { type: 'cleared', today: '2026-11-27' },
    { type: 'typed', name: 'sellerGstin', value: '' },
    { type: 'typed', name: 'buyerGstin', value: '' },
    { type: 'typed', name: 'sellerScheme', value: 'composition' },
    { type: 'typed', name: 'prices', value: 'withTax' },
  ]).map((action) => step(action)),
  // Reopens the page: the draft is restored from the text that the tab stored.
  fc.constant(
    step(({ draft }) => ({ type: 'resumed', draft: readStoredDraft(JSON.parse(JSON.stringify(draft))), typed: [] })),
  ),
);

/** Returns the steps of a visitor who fills in the sample, renames its items and replaces its shop. */
const typedOver: fc.Arbitrary<readonly Step[]> = choiceOf(enteredValues.states).map((state) => [
  step({ type: 'sampleFilled', sample }),
  ...[1, 2, 3].map((at) => typed(formatItemFieldName(at, 'name'), 'Soap')),
  typed('sellerGstin', createTestGstin(state), state),
]);

const steps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { arbitrary: oneStep.map((each) => [each]), weight: 9 },
  { arbitrary: typedOver, weight: 1 },
);

/** Returns the printed texts of each column; none if a sentence is printed instead of the bill. */
function printed(state: BillState) {
  const paper = renderPrintedBill(state);
  const wordsOf = (selector: string) =>
    Array.from(paper.querySelectorAll(selector), ({ textContent }) => textContent.trim()).filter(
      (words) => words !== '',
    );
  return {
    rows: wordsOf('tbody .paper-name').length,
    hsn: wordsOf('td.paper-hsn'),
    quantity: wordsOf('td.paper-quantity'),
    rate: wordsOf('td.paper-rate'),
    gst: wordsOf('td.paper-gst'),
    states: paper.body.textContent.match(/\(\d\d\)/g) ?? [],
  };
}

/** Returns the entered values as the bill prints them. */
const onPaper = (values: ReadonlySet<string>) => {
  const units = ['KGS', 'PCS', 'DOZ'] as const;
  const enteredUnits = units.filter((unit) => values.has(unit) || (unit === 'DOZ' && values.has('7 doz')));
  const numbers = ['3', '7'].filter((number) => values.has(number) || values.has(`${number} doz`));
  return {
    hsn: enteredValues.hsn.filter((each) => values.has(each)),
    quantity: numbers.flatMap((number) => [number, ...enteredUnits.map((unit) => `${number} ${text.units[unit]}`)]),
    rate: enteredValues.rate.filter((each) => values.has(each)).map((each) => Number(each).toFixed(2)),
    gst: ['18', '3'].filter((each) => values.has(each) || values.has(`${each}%`)).map((each) => `${each}%`),
    states: enteredValues.states.filter((each) => values.has(each)).map((each) => `(${each})`),
  };
};

test('a bill prints no HSN, unit, number or state that the visitor did not type, choose or paste', () => {
  let printedRows = 0;
  let printedStates = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 20 }), (all) => {
      let state = createBillState(initialBillDraft);
      const values = new Set<string>();
      for (const { act, entered } of all.flat()) {
        state = billReducer(state, act(state));
        for (const each of entered) values.add(each);
      }
      const { rows: count, ...cells } = printed(state);
      printedRows += count;
      printedStates += cells.states.length;
      const allowed = onPaper(values);
      for (const part of ['hsn', 'quantity', 'rate', 'gst', 'states'] as const)
        expect(allowed[part], part).toEqual(expect.arrayContaining([...cells[part]]));
    }),
    { numRuns: 200 },
  );
  // If no row and no state were printed, this test would pass without checking anything.
  expect(Math.min(printedRows, printedStates)).toBeGreaterThan(100);
});

describe('before the visitor has entered a value', () => {
  it('a new bill has no state, place of supply or kind', () => {
    const { bill } = createBillState(initialBillDraft);
    expect([bill.seller.state, bill.placeOfSupply, bill.kind]).toEqual([null, null, 'undecided']);
  });

  it('a new item has no quantity, unit, rate or GST rate', () => {
    const { draft } = billReducer(createBillState(createTestDraft('1 x 100 @ 18')), { type: 'itemAdded' });
    expect(draft.items[1]).toMatchObject({ quantity: '', unit: '', rate: '', gst: '' });
  });

  it('an item without a GST rate is in no sum until the visitor chooses the rate', () => {
    const start = createBillState(createTestDraft('1 x 100 @ 18 | 2 x 50 @ ?', { sellerGstin: createTestGstin('27') }));
    const open = billReducer(start, { type: 'typed', name: 'item-2-gst', value: '' });
    expect(open.bill).toMatchObject({ total: 118_00, incompleteLines: [{ key: 2, value: 100_00, lacks: ['gst'] }] });
    expect(billReducer(open, { type: 'gstChosen', keys: [2], gst: '5' }).bill).toMatchObject({
      total: 223_00,
      incompleteLines: [],
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bill as text } from '../../../content/en/bill.ts';
import { sampleLines } from '../../../sample-book/sample-totals.ts';
import { emptyDraft, itemFieldName, itemFields, readStoredDraft } from '../tax/bill-draft.ts';
import { type BillAction, type BillState, billReducer, initialBillState } from '../tax/bill-reducer.ts';
import { testDraft, testGstin } from '../tax/testing/test-draft.ts';
import { renderPrintedBill } from './testing/render-printed-bill.tsx';

const sample = sampleLines({ rice: 'Rice', dal: 'Dal', oil: 'Oil', sugar: 'Sugar', tea: 'Tea' });

/** What a visitor may write or choose: nothing of it stands in the sample. */
const said = {
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

/** Rows as a spreadsheet has them, and the values that they name. */
const rows = [
  { value: 'Soap\t3\t11\t33', names: ['3', '11'] },
  {
    value: 'Rope\t5607\t7\tdoz\t13.50\t18%\nSoap\t3401\t3\tkg\t11\t3%',
    names: ['5607', '7 doz', '13.50', '18', '3401', '3', 'KGS', '11', '3'],
  },
  { value: 'Item\tGST\tRate\nSoap\t3\t11', names: ['3', '11'] },
];

const key = fc.integer({ min: 1, max: 4 });
const choiceOf = <Value,>(values: readonly Value[]) => fc.constantFrom(...values);

/** An action, and the values that the visitor says by it. */
type Step = { readonly act: (state: BillState) => BillAction; readonly says: readonly string[] };
const step = (act: BillAction | Step['act'], ...says: readonly string[]): Step => ({
  act: typeof act === 'function' ? act : () => act,
  says,
});
const typed = (name: string, value: string, ...says: readonly string[]): Step =>
  step({ type: 'typed', name, value }, ...(says.length > 0 ? says : [value]));

const oneStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(key, choiceOf(itemFields))
    .chain(([at, field]) => choiceOf<string>(said[field]).map((value) => typed(itemFieldName(at, field), value))),
  fc
    .tuple(choiceOf(['sellerState', 'buyerState', 'placeOfSupply']), choiceOf(said.states))
    .map(([name, state]) => typed(name, state)),
  fc
    .tuple(choiceOf(['sellerGstin', 'buyerGstin']), choiceOf(said.states))
    .map(([name, state]) => typed(name, testGstin(state), state)),
  fc
    .tuple(key, choiceOf(rows))
    .map(([at, { value, names }]) => step({ type: 'pasted', name: itemFieldName(at, 'name'), value }, ...names)),
  fc
    .tuple(key, choiceOf(['hsn', 'rate', 'gst'] as const))
    .chain(([at, field]) =>
      choiceOf<string>(said[field]).map((value) =>
        step({ type: 'pasted', name: itemFieldName(at, field), value: `${value}\n${value}` }, value),
      ),
    ),
  choiceOf(said.gst).map((gst) =>
    step(({ bill }) => ({ type: 'gstChosen', keys: bill.incompleteLines.map(({ key }) => key), gst }), gst),
  ),
  key.map((at) => step({ type: 'itemRemoved', key: at })),
  fc.boolean().map((isCopy) => step({ type: 'renewed', today: '2026-11-27', isCopy })),
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
  // The page is left and opened again: the tab has stored the draft as text.
  fc.constant(
    step(({ draft }) => ({ type: 'resumed', draft: readStoredDraft(JSON.parse(JSON.stringify(draft))), typed: [] })),
  ),
);

/** The sample's own invitation: all its items and its shop are typed over, and nothing else. */
const typedOver: fc.Arbitrary<readonly Step[]> = choiceOf(said.states).map((state) => [
  step({ type: 'sampleFilled', sample }),
  ...[1, 2, 3].map((at) => typed(itemFieldName(at, 'name'), 'Soap')),
  typed('sellerGstin', testGstin(state), state),
]);

const steps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { arbitrary: oneStep.map((each) => [each]), weight: 9 },
  { arbitrary: typedOver, weight: 1 },
);

/** The printed words, cell by cell; no cell if a sentence stands instead of the bill. */
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

/** What each said value looks like on the paper. */
const onPaper = (values: ReadonlySet<string>) => {
  const units = ['KGS', 'PCS', 'DOZ'] as const;
  const saidUnits = units.filter((unit) => values.has(unit) || (unit === 'DOZ' && values.has('7 doz')));
  const numbers = ['3', '7'].filter((number) => values.has(number) || values.has(`${number} doz`));
  return {
    hsn: said.hsn.filter((each) => values.has(each)),
    quantity: numbers.flatMap((number) => [number, ...saidUnits.map((unit) => `${number} ${text.units[unit]}`)]),
    rate: said.rate.filter((each) => values.has(each)).map((each) => Number(each).toFixed(2)),
    gst: ['18', '3'].filter((each) => values.has(each) || values.has(`${each}%`)).map((each) => `${each}%`),
    states: said.states.filter((each) => values.has(each)).map((each) => `(${each})`),
  };
};

test('a bill begun empty prints no HSN, unit, figure or state that was not typed, chosen or pasted', () => {
  let printedRows = 0;
  let printedStates = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 20 }), (all) => {
      let state = initialBillState(emptyDraft);
      const values = new Set<string>();
      for (const { act, says } of all.flat()) {
        state = billReducer(state, act(state));
        for (const each of says) values.add(each);
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
  // Or the test would not see a bill.
  expect(Math.min(printedRows, printedStates)).toBeGreaterThan(100);
});

describe('what nobody has said', () => {
  it('is no state', () => {
    const { bill } = initialBillState(emptyDraft);
    expect([bill.seller.state, bill.placeOfSupply, bill.kind]).toEqual([null, null, 'undecided']);
  });

  it('is no rate, unit or quantity of a new row', () => {
    const { draft } = billReducer(initialBillState(testDraft('1 x 100 @ 18')), { type: 'itemAdded' });
    expect(draft.items[1]).toMatchObject({ quantity: '', unit: '', rate: '', gst: '' });
  });

  it('leaves a row open and out of all sums, and the rate of GST is chosen by a press', () => {
    const start = initialBillState(testDraft('1 x 100 @ 18 | 2 x 50 @ ?', { sellerGstin: testGstin('27') }));
    const open = billReducer(start, { type: 'typed', name: 'item-2-gst', value: '' });
    expect(open.bill).toMatchObject({ total: 118_00, incompleteLines: [{ key: 2, value: 100_00, lacks: ['gst'] }] });
    expect(billReducer(open, { type: 'gstChosen', keys: [2], gst: '5' }).bill).toMatchObject({
      total: 223_00,
      incompleteLines: [],
    });
  });
});

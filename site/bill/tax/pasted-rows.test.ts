import { expect, test } from 'vitest';
import { itemFieldName } from './bill-draft.ts';
import { type BillAction, billReducer, startBill } from './bill-reducer.ts';
import { draftOf } from './testing/draft-of.ts';

const start = startBill(draftOf('4 x 1850 @ 5 | 2 x 50 @ 18'));
const paste = (text: string, field: 'name' | 'rate' = 'name', key = 1): BillAction => ({
  type: 'pasted',
  ...{ name: itemFieldName(key, field), value: text.replace(/ ; /g, '\t').replace(/ \/ /g, '\r\n') },
});
const shown = (state: ReturnType<typeof startBill>) =>
  state.draft.items.map(({ name, hsn, quantity, unit, rate, discount, discountIn, gst }) =>
    [name, hsn, `${quantity} ${unit}`.trim(), rate, discount && discount + discountIn, gst].join(' ; '),
  );

/** Cells are divided by semicolons, rows by slashes: what was pasted, and the items it makes. */
const clear: readonly (readonly [string, string])[] = [
  ['Rice ; 4 ; 1,850 / Dal ; 6 ; 1320 / ', 'Rice ;  ; 4 ; 1,850 ;  ;  / Dal ;  ; 6 ; 1320 ;  ; '],
  [
    'Rice ; 1006 ; 4 ; bag ; 1850 ; 5% / Oil ; 1507 ; 2 ; LTR ; 90.50 ; 18%',
    'Rice ; 1006 ; 4 BAG ; 1850 ;  ; 5 / Oil ; 1507 ; 2 LTR ; 90.50 ;  ; 18',
  ],
  ['चावल ; 10 किलो ; 60 ; 0 / दाल ; 5 Kgs. ; 120 ; 5', 'चावल ;  ; 10 KGS ; 60 ;  ; 0 / दाल ;  ; 5 KGS ; 120 ;  ; 5'],
  ['Rice ; 4 ; 1850 ; 7,400.00 / Nails ; 1200 ; 5 ; 6000', 'Rice ;  ; 4 ; 1850 ;  ;  / Nails ;  ; 1200 ; 5 ;  ; '],
  ['Rope ; 2 ; roll ; 300 ; 10% ; 18%', 'Rope ;  ; 2 ROL ; 300 ; 10percent ; 18'],
  [
    'S.No ; Item name ; Rate ; Qty ; Disc % ; GST rate ; HSN code ; Amount / 1 ; Tea ; 480 ; 3 Pcs ; 5 ; 18 ; 0902 ; 1368 /  ; Total ;  ;  ;  ;  ;  ; 1368',
    'Tea ; 0902 ; 3 PCS ; 480 ; 5percent ; 18',
  ],
  ['Item ; Qty ; Rate ; GST / Bricks ; 900 ; 7 ; 12', 'Bricks ;  ; 900 ; 7 ;  ; 12'],
  ['Item ; Qty ; Rate ; GST ; Total / Rice ; 1 ; 360 ; 18 ; 424.80', 'Rice ;  ; 1 ; 360 ;  ; 18'],
  ['Item ; Qty ; Rate ; Rate incl. GST / Soap ; 10 ; 50 ; 59', 'Soap ;  ; 10 ; 50 ;  ; '],
  ['Car ; 1 ; 50 ; 28', 'Car ;  ; 1 ; 50 ;  ; 28'],
  ['Bidi ; 1 ; 28 ; 28', 'Bidi ;  ; 1 ; 28 ;  ; '],
  ['विवरण ; मात्रा ; दर / चाय ; 2 ; x', 'चाय ;  ; 2 ; x ;  ; '],
];

test.each(clear)('rows of a spreadsheet become items: %s', (text, items) => {
  const rows = items.split(' / ');
  const state = billReducer(start, paste(text));
  expect(shown(state)).toEqual([...rows, ...shown(start).slice(rows.length)]);
  expect(billReducer(state, { type: 'undone' }).draft).toBe(start.draft);
});

test.each([
  ['a HSN or a quantity', 'Rice ; 1006 ; 1850'],
  ['an amount that is another', 'Rice ; 4 ; 1850 ; 7770'],
  ['a quantity or a rate', 'Rice ; 1850 / Dal ; 1320'],
  ['two rates', 'Item ; Cost price ; Sale price / Rice ; 40 ; 50'],
  ['a discount in per cent or rupees', 'Item ; Rate ; Discount / Rice ; 50 ; 5'],
  ['a cell of two lines', 'Item ; Rate / "Rice / 25 kg" ; 50'],
  ['GST or amount', 'Rice ; 1 ; 5 ; 5'],
  ['GST in rupees, as the total shows', 'Item ; Qty ; Rate ; GST ; Total / Rice ; 1 ; 360 ; 18 ; 378'],
])('nothing is guessed: %s', (_, text) => {
  const state = billReducer(start, paste(text));
  expect(state).toMatchObject({ draft: start.draft, pasted: 'unclear' });
});

test('one column goes into its own, from the line on; a hundred lines is what there is room for', () => {
  const rates = billReducer(start, paste('60 /  / 70', 'rate', 2));
  expect(rates.draft.items.map(({ name, rate }) => name + rate)).toEqual(['Item 11850', 'Item 260', '', '70']);
  const many = billReducer(start, paste(Array(102).fill('Rice ; 1 ; 5').join(' / '), 'name', 2));
  expect(many.draft.items).toHaveLength(100);
  expect(many.pasted).toEqual({ left: 3 });
  expect(new Set(many.draft.items.map(({ key }) => key)).size).toBe(100);
});

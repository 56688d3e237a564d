import { expect, test } from 'vitest';
import { billTexts as english } from '../../../content/en/bill-texts.ts';
import { formatItemFieldName } from '../tax/bill-draft.ts';
import { type BillAction, billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft } from '../tax/testing/create-test-draft.ts';
import { formatPasteMessage } from './format-paste-message.ts';

const start = createBillState(createTestDraft('4 x 1850 @ 5 | 2 x 50 @ 18'));
const paste = (text: string, field: 'name' | 'rate' | 'gst' = 'name', key = 1): BillAction => ({
  type: 'pasted',
  name: formatItemFieldName(key, field),
  value: text.replace(/ ; /g, '\t').replace(/ \/ /g, '\r\n'),
});
const itemTexts = (state: ReturnType<typeof createBillState>) =>
  state.draft.items.map(({ name, hsn, quantity, unit, rate, discount, discountIn, gst }) =>
    [name, hsn, `${quantity} ${unit}`.trim(), rate, discount && discount + discountIn, gst].join(' ; '),
  );

/** Pasted texts and the items that they create. Semicolons separate cells, slashes separate rows. */
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

test.each(clear)('pasted rows of a spreadsheet become items: %s', (text, items) => {
  const rows = items.split(' / ');
  const state = billReducer(start, paste(text));
  expect(itemTexts(state)).toEqual([...rows, ...itemTexts(start).slice(rows.length)]);
  expect(billReducer(state, { type: 'undone' }).draft).toBe(start.draft);
});

/** Pasted lists with columns for GST. If an item's GST rate is unclear, it stays empty and the form asks for it. */
const withTaxes: typeof clear = [
  [
    'Item ; Qty ; Rate ; GST % / Salt ; 1 ; 20 ; exempt / Milk ; 1 ; 30 ; Nil / Tea ; 1 ; 50 ; IGST@18%',
    'Salt ;  ; 1 ; 20 ;  ; 0 / Milk ;  ; 1 ; 30 ;  ; 0 / Tea ;  ; 1 ; 50 ;  ; 18',
  ],
  [
    'Item ; Qty ; Rate ; GST % / Salt ; 1 ; 20 ; NA / Milk ; 1 ; 30 ; - / Tea ; 1 ; 50 ; ',
    'Salt ;  ; 1 ; 20 ;  ;  / Milk ;  ; 1 ; 30 ;  ;  / Tea ;  ; 1 ; 50 ;  ; ',
  ],
  ['Item ; Qty ; Rate ; CGST % ; SGST % / Tea ; 1 ; 50 ; 9 ; 9', 'Tea ;  ; 1 ; 50 ;  ; 18'],
  ['Item ; Qty ; Rate ; CGST ; UTGST / Tea ; 1 ; 50 ; 2.5% ; 2.5%', 'Tea ;  ; 1 ; 50 ;  ; 5'],
  ['Item ; Qty ; Rate ; CGST % / Tea ; 1 ; 50 ; 9', 'Tea ;  ; 1 ; 50 ;  ; '],
  ['Item ; Qty ; Rate ; GST / Tea ; 1 ; 50 ; CGST 9%', 'Tea ;  ; 1 ; 50 ;  ; '],
  ['Item ; Qty ; Rate ; CGST % ; SGST % ; IGST % / Tea ; 1 ; 50 ; - ; - ; 18', 'Tea ;  ; 1 ; 50 ;  ; 18'],
  ['Item ; Qty ; Rate ; CGST % ; SGST % ; IGST % / Tea ; 1 ; 50 ; 9 ; 9 ; 0', 'Tea ;  ; 1 ; 50 ;  ; 18'],
  ['Item ; Qty ; Rate ; CGST % ; SGST % ; IGST % / Tea ; 1 ; 50 ; 9 ;  ; 0', 'Tea ;  ; 1 ; 50 ;  ; '],
  ['Item ; Qty ; Rate ; GST % ; CGST ; SGST / Tea ; 1 ; 50 ; 18 ; 4.50 ; 4.50', 'Tea ;  ; 1 ; 50 ;  ; 18'],
  // The 18 after 360 may be the GST rate, or the amount of the tax at 5 per cent.
  ['Item ; Qty ; Rate ; GST / Tea ; 1 ; 360 ; 18', 'Tea ;  ; 1 ; 360 ;  ; '],
  [
    'Item ; Qty ; Rate ; Disc / Tea ; 1 ; 50 ; ₹ - / Salt ; 1 ; 20 ; -',
    'Tea ;  ; 1 ; 50 ;  ;  / Salt ;  ; 1 ; 20 ;  ; ',
  ],
  ['Item ; Rate / "Rice / 25 kg" ; 50', 'Rice 25 kg ;  ;  ; 50 ;  ; '],
  ['Tea ; 3 kg ; 120 ; NA / Salt ; 1 kg ; 20 ; exempt', 'Tea ;  ; 3 KGS ; 120 ;  ;  / Salt ;  ; 1 KGS ; 20 ;  ; 0'],
  ['Tea ; 2 katta ; 50 ; 18%', 'Tea ;  ; 2 katta ; 50 ;  ; 18'],
  ['Item ; Qty ; UQC ; UoM ; Rate / Steel ; 2 ; x ; MT ; 50', 'Steel ;  ; 2 MT ; 50 ;  ; '],
];

test.each(withTaxes)('pasted rows get a GST rate only if it is clear: %s', (text, items) => {
  const rows = items.split(' / ');
  expect(itemTexts(billReducer(start, paste(text)))).toEqual([...rows, ...itemTexts(start).slice(rows.length)]);
});

test.each([
  ['a HSN or a quantity', 'Rice ; 1006 ; 1850'],
  ['an amount that is not quantity times rate', 'Rice ; 4 ; 1850 ; 7770'],
  ['a quantity or a rate', 'Rice ; 1850 / Dal ; 1320'],
  ['two rates', 'Item ; Cost price ; Sale price / Rice ; 40 ; 50'],
  ['GST or amount', 'Rice ; 1 ; 5 ; 5'],
  ['no rows below the headings', 'Item ; Qty ; Rate'],
])('a paste with unclear columns is refused: %s', (_, text) => {
  const state = billReducer(start, paste(text));
  expect(state).toMatchObject({ draft: start.draft, pasted: { kind: 'unclear' } });
});

/** Rows are counted from 1, as in a spreadsheet, including headings and empty rows. */
test.each([
  ['Item ; Rate ; Discount / Rice ; 50 ; 5', 'Nothing was pasted: row 2, Discount: “5” is not clear. Write 5% or ₹5'],
  [
    'Item ; Qty ; Rate ; GST ; Total / Rice ; 1 ; 360 ; 18 ; 378',
    'Nothing was pasted: row 2, GST: “18” is not clear. Write the rate there, such as 18%',
  ],
  ['Item ; Qty ; Rate ; GST % / Tea ; 1 ; 5 ; 5 /  / Salt ; 1 ; 5 ; 12 or 18', 'row 4, GST %: “12 or 18”'],
  ['Item ; Qty ; Rate ; CGST % ; SGST % / Tea ; 1 ; 50 ; 9 ; 6', 'row 2, SGST %: “6”'],
  ['Item ; Qty ; Rate ; CGST % ; SGST % ; IGST % / Tea ; 1 ; 50 ; 9 ; 9 ; 12', 'row 2, IGST %: “12”'],
  ['Item ; Rate / Tea ; 50 ; 18', 'row 2: “18”'],
  ['Tea ; 3 ; 120 / Salt ; 1 ; x', 'row 2, Rate: “x”'],
  ['Tea ; 3 ; 120 / Salt ; 1', 'row 2, Rate: the cell is empty. Correct it'],
  ['Tea ; 3 kg ; 120 ; 18% / Salt ; 1 kg ; 20 ; 5% ; extra', 'row 2: “extra”'],
])('the message about a refused paste names the cell: %s', (text, sentence) => {
  const { draft, pasted } = billReducer(start, paste(text));
  expect(draft).toBe(start.draft);
  expect(pasted && formatPasteMessage(pasted, english)).toContain(sentence);
});

test('a pasted column fills the same field of the next items, and a paste fills at most a hundred items', () => {
  const rates = billReducer(start, paste('60 /  / 70', 'rate', 2));
  expect(rates.draft.items.map(({ name, rate }) => name + rate)).toEqual(['Item 11850', 'Item 260', '', '70']);
  const taxes = billReducer(start, paste('exempt / IGST@18% / x', 'gst'));
  expect(taxes.draft.items.map(({ gst }) => gst)).toEqual(['0', '18', 'x']);
  const many = billReducer(start, paste(Array(102).fill('Rice ; 1 ; 5').join(' / '), 'name', 2));
  expect(many.draft.items).toHaveLength(100);
  expect(many.pasted).toEqual({ kind: 'left', rows: 3 });
  expect(new Set(many.draft.items.map(({ key }) => key)).size).toBe(100);
});

test('a paste of 64,000 rows is refused with a message', () => {
  const text = Array(64_000).fill('Salt\t2501\t3\tkg\t25\t5').join('\n');
  const { draft, pasted } = billReducer(start, { ...paste(''), value: text } as BillAction);
  expect(draft).toBe(start.draft);
  expect(pasted && formatPasteMessage(pasted, english)).toContain('these are 64,000 rows. A bill here takes 100 items');
});

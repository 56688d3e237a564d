import { describe, expect, it, test } from 'vitest';
import { formatPaise } from '../../../base/format.ts';
import { sortBillLines } from '../tax/bill.ts';
import { type BillDraft, createEmptyItem } from '../tax/bill-draft.ts';
import { computeFirstBillNumber } from '../tax/bill-number.ts';
import { type BillAction, billReducer, createBillState } from '../tax/bill-reducer.ts';
import { readBill } from '../tax/read-bill.ts';
import { createTestDraft, createTestGstin, createTestHeader, exampleUin } from '../tax/testing/create-test-draft.ts';
import { findBillWarnings } from '../tax/validate-bill.ts';
import { formatRate } from './bill-totals.tsx';

const read = (items: string, head: Partial<BillDraft['head']> = {}) => readBill(createTestDraft(items, head));
const issuesOf = (items: string, head: Partial<BillDraft['head']> = {}) =>
  read(items, head).issues.map(({ field, code }) => `${field}: ${code}`);

describe('an item that cannot be read', () => {
  it.each([
    ['x x 10 @ 5', 'item-1-quantity: notANumber'],
    ['-1 x 10 @ 5', 'item-1-quantity: negative'],
    ['1.2345 x 10 @ 5', 'item-1-quantity: tooPrecise'],
    ['1 x 10.0005 @ 5', 'item-1-rate: tooPrecise'],
    ['1 x 1,2 @ 5', 'item-1-rate: notANumber'],
    ['1 x 12,5 @ 5', 'item-1-rate: notANumber'],
    ['1 x −10 @ 5', 'item-1-rate: negative'],
    ['1 x 999999999999 @ 5', 'item-1-rate: tooLarge'],
    ['1 x 10 - 10.01 @ 5', 'item-1-discount: discountAboveAmount'],
    ['1 x 10 - 100.01% @ 5', 'item-1-discount: discountAboveAmount'],
    ['1 x 10 - -5% @ 5', 'item-1-discount: negative'],
    ['1 x 10 @ 100.01', 'item-1-gst: tooLarge'],
    ['1 x 10 @ 0.125', 'item-1-gst: tooPrecise'],
    ['1 x 10 @ %', 'item-1-gst: notANumber'],
    ['99999999999 x 99999999999 @ 5', 'item-1-rate: totalTooLarge'],
    ['1 x 999999999.50 @ 0', 'item-1-rate: totalTooLarge'],
    ['1 x 5 @ 5 | 1 x 999999999 @ 5', 'item-2-rate: totalTooLarge'],
  ])('the items "%s" lead to the issue %s, and only readable items are in the sums', (items, issue) => {
    const { bill, issues } = read(items, { sellerGstin: createTestGstin('27') });
    expect(issues.map(({ field, code }) => `${field}: ${code}`)).toEqual([issue]);
    expect(bill).toMatchObject({ unread: 1, lines: items.includes('|') ? [{ key: 1 }] : [] });
  });
});

test.each([
  ['2kg', 2000, 'KGS', '20.01'],
  ['२.५ क्विंटल', 2500, 'QTL', '25.01'],
  ['1,200 sq. ft.', 1_200_000, 'SQF', '12,006.00'],
  ['3 feet', 3000, 'foot', '30.02'],
  ['2 kilograms or so', 2000, 'kilograms or so', '20.01'],
  ['2 x 5', null, null, 'notANumber'],
])(
  'a quantity of "%s" is split into number and unit, and the number is multiplied by the rate 10.005',
  (quantity, thousandths, unit, amount) => {
    const { head, items } = createTestDraft('1 x 10.005 @ 5');
    const { bill, issues } = readBill({ head, items: items.map((item) => ({ ...item, quantity })) });
    const [line] = bill.lines;
    expect([line?.quantity ?? null, line?.unit ?? null]).toEqual([thousandths, unit]);
    expect(line ? formatPaise(line.amount) : issues[0]?.code).toBe(amount);
    expect(line ? formatRate(line.perUnit) : '10.005').toBe('10.005');
  },
);

/** The number 1,234.5 as keyboards of different scripts write it. */
test.each([
  ['Urdu', '۱۲۳۴٫۵'],
  ['Arabic-Indic', '١٬٢٣٤٫٥'],
  ['full-width', '１，２３４．５'],
  ['Devanagari', '१,२३४.५'],
  ['Bengali', '১,২৩৪.৫'],
  ['Gurmukhi', '੧੨੩੪.੫'],
  ['Gujarati', '૧,૨૩૪.૫'],
  ['Odia', '୧୨୩୪.୫'],
  ['Tamil', '௧௨௩௪.௫'],
  ['Telugu', '౧౨౩౪.౫'],
  ['Kannada', '೧೨೩೪.೫'],
  ['Malayalam', '൧൨൩൪.൫'],
])('quantity, rate and discount can be typed in %s digits: %s', (_, typed) => {
  const { head, items } = createTestDraft('1 x 1 @ 5');
  const number = { quantity: `${typed} kg`, rate: typed, discount: typed, discountIn: 'rupees' };
  const { bill, issues } = readBill({ head, items: items.map((item) => ({ ...item, ...number })) });
  expect(issues).toEqual([]);
  expect(bill?.lines).toMatchObject([{ quantity: 1_234_500, unit: 'KGS', perUnit: 1_234_500, discount: 123_450 }]);
});

test.each(['۱۸٪', '１８％', '१८%', '18 %'])('the GST rate %s is read as 18 per cent', (gst) => {
  const { head, items } = createTestDraft('1 x 1 @ 5');
  const { bill, issues } = readBill({ head, items: items.map((item) => ({ ...item, gst })) });
  expect(issues).toEqual([]);
  expect(bill?.lines).toMatchObject([{ gst: 1800 }]);
});

describe('an error outside the items', () => {
  it.each([
    [{ number: 'INV_1' }, 'number: numberForm'],
    [{ number: '12345678901234567' }, 'number: numberForm'],
    [{ sellerUpi: 'shop' }, 'sellerUpi: upiForm'],
    [{ sellerUpi: 'shop@' }, 'sellerUpi: upiForm'],
    [{ received: '5x' }, 'received: notANumber'],
    [{ received: '10.01' }, 'received: receivedAboveTotal'],
    [createTestHeader('27>29 composition'), 'sellerScheme: compositionInterState'],
    [createTestHeader('27 at:30 composition'), 'sellerScheme: compositionInterState'],
    [createTestHeader('27 sezLut composition'), 'sellerScheme: compositionInterState'],
    [createTestHeader('27 exportIgst composition'), 'sellerScheme: compositionInterState'],
  ])('the fields %j lead to the issue %s and do not change the total', (head, issue) => {
    const { bill } = read('1 x 10 @ 5', head);
    expect(issuesOf('1 x 10 @ 5', head)).toEqual([issue]);
    expect(bill.total).toBe(1000);
    expect(bill.seller.upiId).toBe('');
  });

  it.each([
    [{ date: '2017-06-30' }, 'date: dateBeforeGst'],
    [{ buyerGstin: exampleUin.replace('UN', 'UX') }, 'buyerGstin: gstinForm'],
    [{ buyerGstin: exampleUin.slice(1) }, 'buyerGstin: gstinLength'],
    [{ buyerGstin: `${exampleUin.slice(0, -1)}${exampleUin.endsWith('1') ? 2 : 1}` }, 'buyerGstin: gstinCheck'],
    [{ sellerGstin: exampleUin }, 'sellerGstin: gstinNotSellers'],
  ])('a bill with the fields %j is refused with the issue %s', (head, issue) =>
    expect(issuesOf('1 x 10 @ 5', head)).toEqual([issue]),
  );
});

/**
 * Unusual bills on 25 November 2026: fields, item, HSN of the item, and expected warnings. `validate-bill.ts` names the
 * law for each warning.
 */
const unusual: readonly (readonly [Partial<BillDraft['head']>, string, string, readonly string[]])[] = [
  [{ date: '2026-11-25' }, '1 x 10 @ 40', '100630', []],
  [{ date: '2026-11-26' }, '1 x 10 @ 5', '1006', ['date: dateToCome']],
  [{ date: '2025-09-21' }, '1 x 10 @ 12', '', ['date: dateOldRates']],
  [{ date: '2025-09-21' }, '1 x 10 @ 28', '', ['date: dateOldRates']],
  [{ date: '2025-09-22' }, '1 x 10 @ 18', '', []],
  [{ date: '2017-07-01' }, '1 x 10 @ 18', '', ['date: dateOldRates']],
  [{ date: '2026-01-31' }, '1 x 10 @ 28', '', ['item-1-gst: rateOfTobacco']],
  [{ date: '2026-02-01' }, '1 x 10 @ 28', '', ['item-1-gst: rateUnusual']],
  [{}, '1 x 10 @ 12', '', []],
  [{}, '1 x 10 @ 6', '', []],
  [{}, '1 x 10 @ 1.5', '', ['item-1-gst: rateUnusual']],
  [{ buyerGstin: createTestGstin('29') }, '1 x 10 @ 5 | 1 x 10 @ 0', '1006', ['item-2-gst: twoPapers']],
  [{ buyerGstin: exampleUin }, '1 x 10 @ 5 | 1 x 10 @ 0', '1006', []],
  [{ supply: 'exportIgst' }, '1 x 10 @ 5 | 1 x 10 @ 0', '1006', []],
  [{ buyerGstin: '29ABCD00000E1DZ' }, '1 x 10 @ 5', '1006', []],
  [{ buyerGstin: '0700USA00000NRR' }, '1 x 10 @ 5', '1006', ['buyerGstin: gstinNotB2b']],
  [{ buyerGstin: '9900JPN00000OSF' }, '1 x 10 @ 5', '1006', ['buyerGstin: gstinNotB2b']],
  ...['123', '12345', '123456789', 'abcd'].map((hsn) => [{}, '1 x 10 @ 5', hsn, ['item-1-hsn: hsnForm']] as const),
];

test.each(unusual)(
  'the fields %j with item %s and HSN "%s" are accepted with the warnings %j',
  (head, items, hsn, warnings) => {
    const draft = createTestDraft(items, { sellerGstin: createTestGstin('27'), ...head });
    const { bill, issues } = readBill({ ...draft, items: draft.items.map((item) => ({ ...item, hsn })) });
    expect(issues).toEqual([]);
    expect(findBillWarnings(bill, '2026-11-25').map(({ field, code }) => `${field}: ${code}`)).toEqual(warnings);
  },
);

test.each([
  ['2026-27/0142', '2027-04-01', '2027-28/0001'],
  ['2026-27/0142', '2027-03-31', ''],
  ['INV/9/26-27', '2028-01-05', 'INV/1/27-28'],
  ['7/2020-2021', '2026-11-25', '1/2026-2027'],
  ['FY2026-27/0142', '2027-04-01', 'FY2027-28/0001'],
  ['7/fy26-27', '2027-04-01', '1/fy27-28'],
  ['0142', '2027-04-01', ''],
  ['2027-28/1', '2026-11-25', ''],
  ['26-28/1', '2030-11-25', ''],
  ['2026-27/0142', '', ''],
])(
  'with the last bill number "%s" and the date "%s", the form offers "%s" as the first number of a new year',
  (number, date, series) => expect(computeFirstBillNumber(number, date)).toBe(series),
);

test.each([
  ['26/11/2026', '2026-11-26'],
  ['०२-१-२०२६', '2026-01-02'],
  ['2026-11-2', ''],
  ['26/11', ''],
  ['31/13/2026', ''],
  ['20266-11-20', ''],
])('the typed date "%s" is read as "%s"', (date, day) =>
  expect(read('1 x 10 @ 5', { date })).toMatchObject({ bill: { date: day }, issues: [] }),
);

it('a bill number of 16 characters (letters, digits, hyphens and slashes) is accepted (Rule 46)', () => {
  expect(issuesOf('1 x 10 @ 5', { number: 'AB/2026-27/00142' })).toEqual([]);
});

it('Devanagari digits are read as numbers, and invisible characters of pasted text are removed', () => {
  const draft = createTestDraft('1 x 1 @ 5', {
    sellerGstin: `\u202a${createTestGstin('27')}\u202c`,
    sellerName: ' \u202eआशा\u200d ट्रेडर्स\u200b ',
    sellerUpi: 'asha@okaxis\u200c',
    number: '\ufeff२०२६/1',
  });
  const typed = {
    quantity: '\u200e२\u00a0',
    rate: '\u202a१,०००.५०\u202c',
    discount: '\u2066५\u2069',
    hsn: '१००६\u200f',
  };
  const { bill, issues } = readBill({ ...draft, items: draft.items.map((item) => ({ ...item, ...typed })) });
  expect(issues).toEqual([]);
  expect(bill.seller).toMatchObject({
    name: 'आशा\u200d ट्रेडर्स',
    gstin: createTestGstin('27'),
    state: '27',
    upiId: 'asha@okaxis',
  });
  expect(bill.number).toBe('2026/1');
  expect(bill.lines).toMatchObject([{ quantity: 2000, perUnit: 1_000_500, discount: 10_005, hsn: '1006' }]);
});

describe('place of supply', () => {
  const place = (head: Partial<BillDraft['head']>) =>
    read('1 x 100 @ 18', { sellerGstin: createTestGstin('27'), ...head }).bill.placeOfSupply;

  it('the place of supply is the state of the buyer’s GSTIN, else the chosen state, else the shop’s', () => {
    expect(place({ buyerGstin: createTestGstin('29'), buyerState: '29' })).toBe('29');
    expect(place({ buyerGstin: createTestGstin('29') })).toBe('29');
    expect(place({ buyerGstin: '29ABCD00000E1DZ', buyerState: '33' })).toBe('29');
    expect(place({ buyerGstin: '0700USA00000NRR' })).toBe('07');
    expect(place({ buyerState: '33' })).toBe('33');
    expect(place({})).toBe('27');
  });

  it('removing the buyer’s GSTIN resets the place of supply to the chosen state, else to the shop’s', () => {
    const shop = createBillState(createTestDraft('1 x 100 @ 18', { sellerGstin: createTestGstin('27') }));
    const typed = (value: string): BillAction => ({ type: 'typed', name: 'buyerGstin', value });
    const billed = billReducer(shop, typed(createTestGstin('29')));
    expect(billed.bill).toMatchObject({ placeOfSupply: '29', tax: 'igst' });
    expect(billReducer(billed, typed('')).bill).toMatchObject({ placeOfSupply: '27', tax: 'sgst' });
    const byHand = billReducer(billed, { type: 'typed', name: 'buyerState', value: '33' });
    expect(byHand.bill.placeOfSupply).toBe('29');
    expect(billReducer(byHand, typed('')).bill.placeOfSupply).toBe('33');
  });
});

describe('the kind of document', () => {
  const kind = (items: string, head: Partial<BillDraft['head']>) => read(items, head).bill.kind;

  it('a seller without GSTIN makes a bill without tax', () => {
    expect(kind('1 x 100 @ 18', {})).toBe('bill');
    expect(read('1 x 100 @ 18', {}).bill.total).toBe(10_000);
  });
  it('a bill with only taxed items is a tax invoice, and one with taxed and exempt items is an invoice-cum-bill of supply (Rule 46A)', () => {
    expect(kind('1 x 100 @ 18', { sellerGstin: createTestGstin('27') })).toBe('taxInvoice');
    expect(kind('1 x 100 @ 18 | 1 x 5 @ 0', { sellerGstin: createTestGstin('27') })).toBe('invoiceCumBill');
  });
  it('a bill with only exempt items is a bill of supply', () => {
    expect(kind('1 x 100 @ 0', { sellerGstin: createTestGstin('27') })).toBe('billOfSupply');
  });
});

it('items that are not filled in are not part of the bill', () => {
  const { head, items } = createTestDraft('1 x 100 @ 0');
  const { bill } = readBill({ head, items: [...items, { ...createEmptyItem(2), name: ' ', unit: 'KGS' }] });
  expect(sortBillLines(bill).map(({ key }) => key)).toEqual([1]);
});

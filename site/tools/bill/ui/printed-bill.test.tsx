import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../../../account/languages.ts';
import { catalogues } from '../../../content/catalogues.ts';
import type { BillDraft } from '../tax/bill-draft.ts';
import { type BillState, billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft, createTestGstin, createTestHeader, exampleUin } from '../tax/testing/create-test-draft.ts';
import type { MissingBillPart } from '../tax/validate-bill.ts';
import { BillContext } from './bill-context.ts';
import { MissingPartsList, PrintedBill } from './printed-bill.tsx';

const draftFrom = (sale: string, items: string, head: Partial<BillDraft['head']> = {}): BillDraft => {
  const draft = createTestDraft(items, {
    ...createTestHeader(sale),
    sellerName: 'Asha Traders',
    number: '1',
    sellerAddress: '4 MG Road',
  });
  return { head: { ...draft.head, ...head }, items: draft.items.map((item) => ({ ...item, hsn: '1006' })) };
};

/** Renders the printed bill and the list of its missing parts. Returns the texts of both. */
function renderedTexts(state: BillState, language: Language) {
  const { bill: text } = catalogues[language];
  const { container } = render(
    <BillContext
      value={{ ...state, dispatch: () => undefined, text, language, warnings: [], sample: null, shop: null }}
    >
      <PrintedBill />
      <MissingPartsList />
    </BillContext>,
  );
  const [papers, beside] = ['.bill-paper', '.note'].map((each) => Array.from(container.querySelectorAll(each)));
  const textOf = (all: readonly Element[] = []) => all.map(({ textContent }) => textContent).join('');
  return { text, paper: textOf(papers), beside: textOf(beside) };
}

const others: Readonly<Record<string, Partial<BillDraft['head']>>> = {
  firm: { buyerName: 'Kaveri Stores', buyerAddress: '9 Fort Road\nMysuru', buyerGstin: createTestGstin('29') },
  abroad: { buyerName: 'Hari Ltd', buyerAddress: '1 High St, Leeds', buyerCountry: 'United Kingdom' },
  embassy: { buyerName: 'Embassy', buyerAddress: '2 Marine Drive', buyerGstin: exampleUin },
  department: { buyerName: 'Roads Department', buyerAddress: '1 Vidhana Soudha', buyerGstin: '29ABCD00000E1DZ' },
  visitor: {
    buyerName: 'John Smith',
    buyerAddress: '5 High St, London, UK',
    buyerCountry: 'United Kingdom',
    placeOfSupply: '27',
  },
  unanswered: { buyerName: 'John Smith', buyerAddress: '5 High St, London, UK' },
  godown: { buyerName: 'Hari', buyerAddress: '9 Fort Road', buyerDelivery: 'Plot 7, Hosur' },
  goods: { copies: 'goods' },
  services: { copies: 'services' },
  paid: { received: '18.50', terms: 'No returns' },
};
const zone = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
const withIgst = `${zone} ON PAYMENT OF INTEGRATED TAX`;
const underLut = `${zone} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`;
const yes = 'Tax payable on reverse charge: Yes = रिवर्स चार्ज पर टैक्स: हां';
const no = 'Tax payable on reverse charge: No = रिवर्स चार्ज पर टैक्स: नहीं';
const taxable = 'Taxable value = टैक्स योग्य रकम (Taxable value)';
const composition = 'composition taxable person, not eligible to collect tax on supplies';

/**
 * Special cases, one in each row. Columns: the law (rules are those of the CGST Rules 2017), the sale, the items, texts
 * that the printed bill contains, and texts that it does not contain. The last word of the sale may name an entry of
 * `others`. English and Hindi are separated by ` = ` if they differ.
 */
const lawCases = `
Rule 46(a), (d): addresses ; 27 firm ; 1 x 100 @ 18 ; 4 MG Road + 9 Fort Road + GSTIN 29 + (29) ; Value = मूल्य
IGST Act 12(3), (4): a place chosen ; 30>27 at:30 ; 1 x 100 @ 18 ; Goa (30) = गोवा (30) + CGST 9% + SGST 9% + ${no} ; IGST
Rule 46: a zone with IGST ; 29 sezIgst firm ; 1 x 100 @ 18 ; ${withIgst} + IGST 18% + 118.00 + ${no} ; CGST
Rule 46: a zone under undertaking ; 29 sezLut firm ; 1 x 100 @ 18 ; ${underLut} + 100.00 ; 118.00 + 18%
Rule 46: an export with IGST ; 27 exportIgst abroad ; 1 x 100 @ 18 ; ${withIgst} + United Kingdom + IGST 18% ; CGST
Rule 46: an export under undertaking ; 27 exportLut abroad ; 1 x 100 @ 18 ; ${underLut} + 1 High St ; 118.00 + 18%
IGST Act 11(b), 13(2): abroad ; 27 exportLut abroad ; 1 x 100 @ 18 ; Outside India (96) = भारत के बाहर (96) ; GSTIN 29
Rule 46(p), CGST Act 9(3): reverse charge ; 27 reverseCharge firm ; 1 x 100 @ 18 ; ${yes} + 18% + 100.00 ; 118.00 + ${no}
Rule 46(p): nothing is taken out of the rate ; 27 reverseCharge withTax firm ; 1 x 118 @ 18 ; ${yes} + 118.00 ; Rate with GST = GST समेत रेट
Rule 5(1)(f): composition ; 27 composition ; 1 x 100 @ 18 ; ${composition} + Value = मूल्य ; 18% + CGST + ${no} + ${taxable}
Rule 35: tax in the price ; 27 withTax ; 1 x 118 @ 18 ; ${taxable} + 100.00 + 9.00 + Rate with GST = GST समेत रेट ; 18.00%
Rule 49(g): a value ; 27 ; 1 x 100 @ 0 ; Value = मूल्य ; ${taxable} + 0% + ${no}
No GSTIN, no tax ; 27 unregistered ; 1 x 100 @ 18 ; No GST is charged = GST नहीं लगा ; 18% + ${no}
Rule 46A: taxed and exempt items to the unregistered ; 27 ; 1 x 100 @ 18 | 1 x 50 @ 0 ; Invoice-cum-bill of supply = इनवॉइस-कम-बिल ऑफ़ सप्लाई + 100.00Value without tax (0%) 50.00 = 100.00बिना टैक्स का मूल्य (0%) 50.00 + ${no} ; Tax invoice = टैक्स इनवॉइस
Rule 46A: an embassy is not registered ; 27 embassy ; 1 x 100 @ 18 | 1 x 50 @ 0 ; Invoice-cum-bill of supply = इनवॉइस-कम-बिल ऑफ़ सप्लाई ; Tax invoice = टैक्स इनवॉइस
CGST Act 31(3)(c): to the registered two papers are advised ; 27 firm ; 1 x 100 @ 18 | 1 x 50 @ 0 ; Tax invoice = टैक्स इनवॉइस ; Invoice-cum-bill = इनवॉइस-कम
Rule 46(d): a UIN ; 27 embassy ; 1 x 100 @ 18 ; UIN ${exampleUin} + Embassy + 2 Marine Drive ; GSTIN 07
CGST Act 51: a tax deductor is registered, by its TAN ; 27 department ; 1 x 100 @ 18 | 1 x 50 @ 0 ; Tax invoice = टैक्स इनवॉइस + GSTIN 29ABCD00000E1DZ + (29) + IGST 18% ; Invoice-cum-bill = इनवॉइस-कम
IGST Act 10(1)(ca): a visitor's place of supply is no part of the address ; 27 visitor ; 1 x 100 @ 18 ; Smith5 High St, London United Kingdom Place of supply: Maharashtra (27) = Smith5 High St, London United Kingdom सप्लाई की जगह: महाराष्ट्र (27) + CGST 9% ; UK + Place of supply Maharashtra = सप्लाई की जगह महाराष्ट्र
Rule 46(o): delivery elsewhere ; 27>27 godown ; 1 x 100 @ 18 ; 9 Fort Road + Delivery address: Plot 7, Hosur = डिलीवरी का पता: Plot 7, Hosur ; IGST
Rule 46(e): 50,000 to a buyer of the shop's own state ; 27 godown ; 1 x 50000 @ 18 ; Hari9 Fort Road Maharashtra (27) Delivery = Hari9 Fort Road महाराष्ट्र (27) डिलीवरी ; IGST
Rule 48(1): copies for goods ; 27 goods ; 1 x 100 @ 18 ; ORIGINAL FOR RECIPIENT + DUPLICATE FOR TRANSPORTER + TRIPLICATE FOR SUPPLIER ; DUPLICATE FOR SUPPLIER
Rule 48(2): copies for services ; 27 services ; 1 x 100 @ 18 ; ORIGINAL FOR RECIPIENT + DUPLICATE FOR SUPPLIER ; TRANSPORTER
Rule 48: no mark without a choice ; 27 ; 1 x 100 @ 18 ; CGST 9% ; ORIGINAL
Rule 49: a bill of supply has no such copies ; 27 goods ; 1 x 100 @ 0 ; Value = मूल्य ; ORIGINAL
Notification 14/2025: bricks ; 27 ; 1 x 100 @ 12 ; CGST 6% 6.00 + SGST 6% 6.00 + 12% + 112.00 ; 18%
Notification 2/2022: bricks without input tax credit ; 27>29 ; 1 x 100 @ 6 ; IGST 6% 6.00 + 106.00 ; CGST
The unpaid balance ; 27 paid ; 1 x 100 @ 18 ; Received 18.50 = मिल चुके 18.50 + Balance 99.50 = बाकी 99.50 + No returns ; UPI
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ; '));

describe.each(languageCodes)('the paper (%s)', (language) => {
  const inLanguage = (list: string): readonly string[] =>
    list.split(' + ').map((words) => words.split(' = ')[language === 'hi' ? 1 : 0] ?? words);

  it.each(lawCases)(
    'the printed bill contains what the law requires: %s',
    (_, sale = '', items = '', contained = '', absent = '') => {
      const head = others[sale.split(' ').pop() ?? ''];
      const { text, paper, beside } = renderedTexts(createBillState(draftFrom(sale, items, head)), language);
      for (const words of inLanguage(contained)) expect(paper).toContain(words);
      for (const words of inLanguage(absent)) expect(paper).not.toContain(words);
      expect(paper).not.toContain(text.fillIn);
      expect(beside).toBe('');
    },
  );

  it('a bill with an invalid field prints only a sentence that names the field and the reason', () => {
    const good = createBillState(draftFrom('27', '1 x 100 @ 18'));
    const refused = billReducer(good, { type: 'typed', name: 'item-1-rate', value: '-5' });
    const { text, paper } = renderedTexts(refused, language);
    expect(paper).toBe(text.notPrinted(`${text.itemNumber(1)}, ${text.columns.rate}: ${text.issues.negative}`));
    const unlawful = createBillState(draftFrom('27>29 composition', '1 x 100 @ 18'));
    expect(renderedTexts(unlawful, language).paper).toContain(text.issues.compositionInterState);
  });
});

/** Bills and their missing parts (Rules 46 and 49). Columns: sale, items, changed fields, and missing parts. */
const lacking: readonly (readonly [string, string, Partial<BillDraft['head']>, readonly MissingBillPart[]])[] = [
  ['27', '1 x 1 @ 18', { sellerAddress: '', number: '', date: '' }, ['sellerAddress', 'number', 'date']],
  ['27 unregistered firm', '1 x 99999 @ 18', { sellerAddress: '', buyerAddress: '' }, []],
  ['27 firm', '1 x 1 @ 18', { buyerName: '', buyerAddress: ' ' }, ['buyerName', 'buyerAddress']],
  ['27 firm', '1 x 1 @ 0', { buyerAddress: '' }, ['buyerAddress']],
  ['27', '1 x 49999.99 @ 18 | 1 x 5000 @ 0', {}, []],
  // If no state is chosen, the buyer's state is the shop's.
  ['27', '1 x 50000 @ 18', {}, ['buyerName', 'buyerAddress']],
  ['27>27', '1 x 50000 @ 18', { buyerName: 'Iqbal', buyerAddress: 'Pune' }, []],
  ['27 withTax', '1 x 50000 @ 18', {}, []],
  ['27 composition', '1 x 50000 @ 18', {}, []],
  ['27 sezLut', '1 x 1 @ 18', {}, ['buyerGstin']],
  ['27 sezLut embassy', '1 x 1 @ 18', {}, ['buyerGstin']],
  ['27 reverseCharge', '1 x 1 @ 18', {}, ['buyerGstin']],
  ['27 unanswered', '1 x 1 @ 18', {}, ['buyerCountry']],
  ['27 visitor', '1 x 1 @ 18', { placeOfSupply: '' }, ['placeOfSupply']],
  ['27 exportLut', '1 x 1 @ 18', {}, ['buyerName', 'buyerAddress', 'buyerCountry']],
  ['27', '0 x 1 @ 18', {}, ['itemQuantity']],
];

it.each(lacking)(
  'the missing parts of a bill are listed: sale "%s", items "%s", fields %j',
  (sale, items, head, parts) => {
    const party = others[sale.split(' ').pop() ?? ''];
    const { text, paper, beside } = renderedTexts(createBillState(draftFrom(sale, items, { ...party, ...head })), 'en');
    expect(beside).toBe(
      parts.length === 0 ? '' : `${text.fillIn} ${parts.map((part) => text.missing[part]).join(', ')}`,
    );
    expect(paper.includes(beside)).toBe(true);
    expect(paper.includes(text.fillIn)).toBe(parts.length > 0);
  },
);

it('a bill is incomplete without an item, without an item’s name, or without its HSN for a registered buyer', () => {
  const draft = draftFrom('27', '1 x 100 @ 18', others.firm);
  const items = draft.items.map((item) => ({ ...item, name: '\u200b', hsn: '' }));
  const toNobody = { ...draft.head, buyerGstin: '' };
  const { missing, fillIn } = catalogues.en.bill;
  const beside = (other: Partial<BillDraft>) => renderedTexts(createBillState({ ...draft, ...other }), 'en').beside;
  expect(beside({ items })).toBe(`${fillIn} ${missing.itemName}, ${missing.itemHsn}`);
  expect(beside({ items, head: toNobody })).toBe(`${fillIn} ${missing.itemName}`);
  expect(beside({ items: [] })).toBe(`${fillIn} ${missing.items}`);
});

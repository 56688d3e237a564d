import type { BillKind } from '../bill.ts';
import type { BillDraft } from '../bill-draft.ts';
import { computeGstinCheckCharacter } from '../gstin.ts';
import { createTestGstin, exampleUin } from './create-test-draft.ts';

type Head = Partial<BillDraft['head']>;

const withCheck = (start: string): string => start + computeGstinCheckCharacter(start);
const wrongGstin = (state: string): string =>
  createTestGstin(state).replace(/.$/, (check) => (check === '1' ? '2' : '1'));

/** Ways in which a shop may have filled in its own fields. */
export const exampleSellers: Readonly<Record<string, Head>> = {
  'no state': { sellerState: '', sellerGstin: '' },
  'state 27': { sellerState: '27', sellerGstin: '' },
  'GSTIN of 27': { sellerState: '', sellerGstin: createTestGstin('27') },
  'wrong GSTIN': { sellerState: '', sellerGstin: wrongGstin('27') },
  'wrong GSTIN, state 27': { sellerState: '27', sellerGstin: wrongGstin('27') },
};

const named: Head = { buyerName: 'Hari', buyerAddress: '9 Fort Road' };

/** Ways in which a shop may have filled in its customer's fields. */
export const exampleBuyers: Readonly<Record<string, Head>> = {
  nobody: {},
  'state 27': { ...named, buyerState: '27' },
  'state 29': { ...named, buyerState: '29' },
  'GSTIN of 27': { ...named, buyerGstin: createTestGstin('27') },
  'GSTIN of 29': { ...named, buyerGstin: createTestGstin('29') },
  'tax deductor of 29': { ...named, buyerGstin: withCheck('29ABCD00000E1D') },
  'tax collector of 29': { ...named, buyerGstin: withCheck('29ABCDE0000F1C') },
  'department of 29': { ...named, buyerGstin: withCheck('29ABCD00000E1Z') },
  'UIN of 07': { ...named, buyerGstin: exampleUin },
  'non-resident of 07': { ...named, buyerGstin: withCheck('0700USA00000NR') },
  'online supplier': { ...named, buyerCountry: 'Japan', buyerGstin: withCheck('9900JPN00000OS') },
  'online supplier, place 29': {
    ...named,
    buyerCountry: 'Japan',
    buyerGstin: withCheck('9900JPN00000OS'),
    placeOfSupply: '29',
  },
  'wrong GSTIN': { ...named, buyerGstin: wrongGstin('29') },
  'wrong GSTIN, state 29': { ...named, buyerGstin: wrongGstin('29'), buyerState: '29' },
  'address abroad': { ...named, buyerCountry: 'United Kingdom' },
  'address abroad, place 27': { ...named, buyerCountry: 'United Kingdom', placeOfSupply: '27' },
  'export with IGST': { ...named, buyerCountry: 'Nepal', supply: 'exportIgst' },
  'export under LUT': { ...named, buyerCountry: 'Nepal', supply: 'exportLut' },
};

/**
 * Columns: seller, buyer, kind of document, place of supply, taxes on 100 rupees at 18 per cent, missing or invalid
 * fields, what is printed, and the rule that applies.
 */
const table = `
no state | nobody | undecided | - | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(ca), 12(2)(b)(ii): the shop’s counter; nobody knows whether the shop is registered
no state | state 27 | undecided | 27 | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; nobody knows whether the shop is registered
no state | state 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; nobody knows whether the shop is registered
no state | GSTIN of 27 | undecided | 27 | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(a), 12(2)(a): the state of registration; nobody knows whether the shop is registered
no state | GSTIN of 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(a), 12(2)(a): the state of registration; nobody knows whether the shop is registered
no state | tax deductor of 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | CGST Act 51: registered in the number’s state; nobody knows whether the shop is registered
no state | tax collector of 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | CGST Act 52: registered in the number’s state; nobody knows whether the shop is registered
no state | department of 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | CGST Act 51: registered by TAN in the number’s state; nobody knows whether the shop is registered
no state | UIN of 07 | undecided | 07 | GST 18.00 | sellerState | incomplete | CGST Act 25(9): its number’s state; nobody knows whether the shop is registered
no state | non-resident of 07 | undecided | 07 | GST 18.00 | sellerState | incomplete | CGST Act 27: registered in the number’s state; nobody knows whether the shop is registered
no state | online supplier | undecided | - | GST 18.00 | sellerState | incomplete | IGST Act 14: 99 names no state; nobody knows whether the shop is registered
no state | online supplier, place 29 | undecided | 29 | GST 18.00 | sellerState | incomplete | IGST Act 14: 99 names no state, the place is chosen; nobody knows whether the shop is registered
no state | wrong GSTIN | undecided | - | GST 18.00 | buyerGstin: gstinCheck, sellerState | nothing | its digits decide nothing; nobody knows whether the shop is registered
no state | wrong GSTIN, state 29 | undecided | 29 | GST 18.00 | buyerGstin: gstinCheck, sellerState | nothing | its digits decide nothing, the state is chosen; nobody knows whether the shop is registered
no state | address abroad | undecided | - | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(ca): handed over in India, nobody knows where; nobody knows whether the shop is registered
no state | address abroad, place 27 | undecided | 27 | GST 18.00 | sellerState | incomplete | IGST Act 10(1)(ca): handed over where it is chosen; nobody knows whether the shop is registered
no state | export with IGST | undecided | 96 | IGST 18% 18.00 | sellerState | incomplete | IGST Act 11(b), 16(3): IGST, to be refunded; nobody knows whether the shop is registered
no state | export under LUT | undecided | 96 | - | sellerState | incomplete | IGST Act 11(b), 16(3): no tax under bond or undertaking; nobody knows whether the shop is registered
state 27 | nobody | bill | 27 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | state 27 | bill | 27 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | state 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | GSTIN of 27 | bill | 27 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | GSTIN of 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | tax deductor of 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | tax collector of 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | department of 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | UIN of 07 | bill | 07 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | non-resident of 07 | bill | 07 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | online supplier | bill | - | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | online supplier, place 29 | bill | 29 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | wrong GSTIN | bill | - | - | buyerGstin: gstinCheck | nothing | CGST Act 32(1): without GSTIN no tax
state 27 | wrong GSTIN, state 29 | bill | 29 | - | buyerGstin: gstinCheck | nothing | CGST Act 32(1): without GSTIN no tax
state 27 | address abroad | bill | - | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | address abroad, place 27 | bill | 27 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | export with IGST | bill | 96 | - | - | bill | CGST Act 32(1): without GSTIN no tax
state 27 | export under LUT | bill | 96 | - | - | bill | CGST Act 32(1): without GSTIN no tax
GSTIN of 27 | nobody | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | - | bill | IGST Act 10(1)(ca), 12(2)(b)(ii): the shop’s counter
GSTIN of 27 | state 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | - | bill | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record
GSTIN of 27 | state 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record
GSTIN of 27 | GSTIN of 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | - | bill | IGST Act 10(1)(a), 12(2)(a): the state of registration
GSTIN of 27 | GSTIN of 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | IGST Act 10(1)(a), 12(2)(a): the state of registration
GSTIN of 27 | tax deductor of 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | CGST Act 51: registered in the number’s state
GSTIN of 27 | tax collector of 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | CGST Act 52: registered in the number’s state
GSTIN of 27 | department of 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | CGST Act 51: registered by TAN in the number’s state
GSTIN of 27 | UIN of 07 | taxInvoice | 07 | IGST 18% 18.00 | - | bill | CGST Act 25(9): its number’s state
GSTIN of 27 | non-resident of 07 | taxInvoice | 07 | IGST 18% 18.00 | - | bill | CGST Act 27: registered in the number’s state
GSTIN of 27 | online supplier | taxInvoice | - | GST 18.00 | placeOfSupply | incomplete | IGST Act 14: 99 names no state
GSTIN of 27 | online supplier, place 29 | taxInvoice | 29 | IGST 18% 18.00 | - | bill | IGST Act 14: 99 names no state, the place is chosen
GSTIN of 27 | wrong GSTIN | taxInvoice | - | GST 18.00 | buyerGstin: gstinCheck, placeOfSupply | nothing | its digits decide nothing
GSTIN of 27 | wrong GSTIN, state 29 | taxInvoice | 29 | IGST 18% 18.00 | buyerGstin: gstinCheck | nothing | its digits decide nothing, the state is chosen
GSTIN of 27 | address abroad | taxInvoice | - | GST 18.00 | placeOfSupply | incomplete | IGST Act 10(1)(ca): handed over in India, nobody knows where
GSTIN of 27 | address abroad, place 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | - | bill | IGST Act 10(1)(ca): handed over where it is chosen
GSTIN of 27 | export with IGST | taxInvoice | 96 | IGST 18% 18.00 | - | bill | IGST Act 11(b), 16(3): IGST, to be refunded
GSTIN of 27 | export under LUT | taxInvoice | 96 | - | - | bill | IGST Act 11(b), 16(3): no tax under bond or undertaking
wrong GSTIN | nobody | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(ca), 12(2)(b)(ii): the shop’s counter; no state is read from a wrong number
wrong GSTIN | state 27 | taxInvoice | 27 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; no state is read from a wrong number
wrong GSTIN | state 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; no state is read from a wrong number
wrong GSTIN | GSTIN of 27 | taxInvoice | 27 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(a), 12(2)(a): the state of registration; no state is read from a wrong number
wrong GSTIN | GSTIN of 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(a), 12(2)(a): the state of registration; no state is read from a wrong number
wrong GSTIN | tax deductor of 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | CGST Act 51: registered in the number’s state; no state is read from a wrong number
wrong GSTIN | tax collector of 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | CGST Act 52: registered in the number’s state; no state is read from a wrong number
wrong GSTIN | department of 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | CGST Act 51: registered by TAN in the number’s state; no state is read from a wrong number
wrong GSTIN | UIN of 07 | taxInvoice | 07 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | CGST Act 25(9): its number’s state; no state is read from a wrong number
wrong GSTIN | non-resident of 07 | taxInvoice | 07 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | CGST Act 27: registered in the number’s state; no state is read from a wrong number
wrong GSTIN | online supplier | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 14: 99 names no state; no state is read from a wrong number
wrong GSTIN | online supplier, place 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 14: 99 names no state, the place is chosen; no state is read from a wrong number
wrong GSTIN | wrong GSTIN | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, buyerGstin: gstinCheck, sellerState | nothing | its digits decide nothing; no state is read from a wrong number
wrong GSTIN | wrong GSTIN, state 29 | taxInvoice | 29 | GST 18.00 | sellerGstin: gstinCheck, buyerGstin: gstinCheck, sellerState | nothing | its digits decide nothing, the state is chosen; no state is read from a wrong number
wrong GSTIN | address abroad | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(ca): handed over in India, nobody knows where; no state is read from a wrong number
wrong GSTIN | address abroad, place 27 | taxInvoice | 27 | GST 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 10(1)(ca): handed over where it is chosen; no state is read from a wrong number
wrong GSTIN | export with IGST | taxInvoice | 96 | IGST 18% 18.00 | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 11(b), 16(3): IGST, to be refunded; no state is read from a wrong number
wrong GSTIN | export under LUT | taxInvoice | 96 | - | sellerGstin: gstinCheck, sellerState | nothing | IGST Act 11(b), 16(3): no tax under bond or undertaking; no state is read from a wrong number
wrong GSTIN, state 27 | nobody | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(ca), 12(2)(b)(ii): the shop’s counter; the chosen state counts
wrong GSTIN, state 27 | state 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; the chosen state counts
wrong GSTIN, state 27 | state 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(ca), 12(2)(b)(i): the address on record; the chosen state counts
wrong GSTIN, state 27 | GSTIN of 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(a), 12(2)(a): the state of registration; the chosen state counts
wrong GSTIN, state 27 | GSTIN of 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(a), 12(2)(a): the state of registration; the chosen state counts
wrong GSTIN, state 27 | tax deductor of 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | CGST Act 51: registered in the number’s state; the chosen state counts
wrong GSTIN, state 27 | tax collector of 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | CGST Act 52: registered in the number’s state; the chosen state counts
wrong GSTIN, state 27 | department of 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | CGST Act 51: registered by TAN in the number’s state; the chosen state counts
wrong GSTIN, state 27 | UIN of 07 | taxInvoice | 07 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | CGST Act 25(9): its number’s state; the chosen state counts
wrong GSTIN, state 27 | non-resident of 07 | taxInvoice | 07 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | CGST Act 27: registered in the number’s state; the chosen state counts
wrong GSTIN, state 27 | online supplier | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, placeOfSupply | nothing | IGST Act 14: 99 names no state; the chosen state counts
wrong GSTIN, state 27 | online supplier, place 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | IGST Act 14: 99 names no state, the place is chosen; the chosen state counts
wrong GSTIN, state 27 | wrong GSTIN | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, buyerGstin: gstinCheck, placeOfSupply | nothing | its digits decide nothing; the chosen state counts
wrong GSTIN, state 27 | wrong GSTIN, state 29 | taxInvoice | 29 | IGST 18% 18.00 | sellerGstin: gstinCheck, buyerGstin: gstinCheck | nothing | its digits decide nothing, the state is chosen; the chosen state counts
wrong GSTIN, state 27 | address abroad | taxInvoice | - | GST 18.00 | sellerGstin: gstinCheck, placeOfSupply | nothing | IGST Act 10(1)(ca): handed over in India, nobody knows where; the chosen state counts
wrong GSTIN, state 27 | address abroad, place 27 | taxInvoice | 27 | CGST 9% 9.00, SGST 9% 9.00 | sellerGstin: gstinCheck | nothing | IGST Act 10(1)(ca): handed over where it is chosen; the chosen state counts
wrong GSTIN, state 27 | export with IGST | taxInvoice | 96 | IGST 18% 18.00 | sellerGstin: gstinCheck | nothing | IGST Act 11(b), 16(3): IGST, to be refunded; the chosen state counts
wrong GSTIN, state 27 | export under LUT | taxInvoice | 96 | - | sellerGstin: gstinCheck | nothing | IGST Act 11(b), 16(3): no tax under bond or undertaking; the chosen state counts
`;

export type SellerBuyerCase = Readonly<
  Record<'seller' | 'buyer' | 'place' | 'taxes' | 'asked' | 'rule', string> & {
    kind: BillKind;
    /** The printed text is the complete bill, the bill with a list of its missing parts, or only a sentence. */
    printed: 'bill' | 'incomplete' | 'nothing';
  }
>;

/** A row for each pair of seller and buyer, with the rule that applies. */
export const sellerBuyerCases: readonly SellerBuyerCase[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [seller = '', buyer = '', kind, place = '', taxes = '', asked = '', printed, rule = ''] = row.split(' | ');
    return { seller, buyer, place, taxes, asked, rule, kind, printed } as SellerBuyerCase;
  });

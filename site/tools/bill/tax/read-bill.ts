import { readDecimal, upiForm, writtenCode, writtenText } from '../../reading/written-text.ts';
import {
  type Bill,
  type BillLine,
  gstSchemes,
  maxBillTotal,
  priceKinds,
  type SupplyType,
  supplyTypes,
  type TaxTreatment,
} from './bill.ts';
import { type BillDraft, type HeaderField, itemFieldName } from './bill-draft.ts';
import { computeTaxGroups, computeTotals, removeIncludedTax } from './compute-totals.ts';
import { addressWithoutCountry, countryAtEndOfAddress, foreignCountryName } from './countries.ts';
import {
  type BillParty,
  gstinFormatOf,
  isStateCode,
  localTaxTypeOf,
  normalizeGstin,
  outsideIndiaCode,
  type PlaceOfSupply,
  type StateCode,
  stateOfGstin,
  validateGstin,
} from './gstin.ts';
import { type BillIssue, type BillIssueCode, isBlankItem, readBillLine } from './read-bill-line.ts';

/** Serial number: at most 16 characters, letters, digits, hyphen and slash (Rule 46(b)). */
const numberForm = /^[A-Za-z\d/-]{0,16}$/;

/** Counts all that can be counted; `issues` keep the bill from print and share, not from its sums. */
export function readBill({ head, items }: BillDraft): { readonly bill: Bill; readonly issues: readonly BillIssue[] } {
  const issues: BillIssue[] = [];
  const mark = (field: HeaderField, code: BillIssueCode): void => void issues.push({ field, code });
  const supply = supplyTypeOf(head);
  const seller = readSeller(head, mark);
  const isExport = supply.startsWith('export');
  const buyer = readBuyer(head, isExport, mark);
  const treatment = treatmentOf(head, supply, seller);
  const read = items.filter((item) => !isBlankItem(item)).map((item) => readBillLine(item, needsGst[treatment]));
  issues.push(...read.flatMap((each) => each.issues));

  const number = writtenCode(head.number);
  if (!numberForm.test(number)) mark('number', 'numberForm');
  const date = readDate(head.date);
  // GST began on this day (Notification 9/2017-Central Tax).
  if (date !== '' && date < '2017-07-01') mark('date', 'dateBeforeGst');
  const placeOfSupply = isExport ? outsideIndiaCode : placeInIndia(head, buyer, seller.state);
  if (!isExport && head.placeOfSupply === outsideIndiaCode) mark('placeOfSupply', 'deliveredAbroad');
  const isLocal = isLocalSale(supply, placeOfSupply, seller.state);
  // "Not engaged in making any inter-State outward supplies" (CGST Act 2017, section 10(2)(c)).
  if (treatment === 'composition' && isLocal === false) mark('sellerScheme', 'compositionInterState');

  const tax = taxOf(treatment, isLocal, seller.state);
  const prices = priceKinds.find((each) => each === head.prices) ?? 'plusTax';
  const typed = read.map(({ line }) => line).filter((line) => line !== null);
  const incompleteLines = read.map(({ incomplete }) => incomplete).filter((line) => line !== null);
  const { tooLarge, ...sums } = countWithinLimit(typed, tax, prices);
  issues.push(...tooLarge.map((key): BillIssue => ({ field: itemFieldName(key, 'rate'), code: 'totalTooLarge' })));

  const paid = readDecimal(head.received, 2);
  if (typeof paid !== 'number') mark('received', paid);
  const unreadable = read
    .filter(({ line, incomplete }) => line === null && incomplete === null)
    .flatMap((each) => each.issues);
  const unread = unreadable.length + tooLarge.length + (typeof paid === 'number' ? 0 : 1);
  const isPaidAbove = typeof paid === 'number' && paid > sums.total;
  // A total that lacks lines may still grow.
  if (isPaidAbove && incompleteLines.length === 0 && unread === 0) mark('received', 'receivedAboveTotal');
  const received = typeof paid === 'number' && !isPaidAbove ? paid : 0;

  const bill: Bill = {
    kind: kindOf(treatment, sums.lines, seller, buyer),
    treatment,
    seller,
    buyer,
    placeOfSupply,
    prices,
    tax,
    number,
    date,
    terms: writtenText(head.terms),
    incompleteLines,
    unread,
    ...sums,
    received,
    balance: sums.total - received,
  };
  return { bill, issues };
}

/** Leaves out the largest lines until the total is within its limit; `tooLarge` has their keys. */
function countWithinLimit(typed: readonly BillLine[], tax: Bill['tax'], prices: Bill['prices']) {
  let lines = prices === 'withTax' ? typed.map((line) => removeIncludedTax(line, tax)) : typed;
  const tooLarge: number[] = [];
  for (;;) {
    const groups = computeTaxGroups(lines, tax, prices);
    const totals = computeTotals(lines, groups);
    if (totals.total <= maxBillTotal) return { lines, groups, ...totals, tooLarge };
    const largest = lines.reduce((one, other) => (other.taxable > one.taxable ? other : one));
    tooLarge.push(largest.key);
    lines = lines.filter((line) => line !== largest);
  }
}

/** Safari before 14.1 on a Mac has no field for dates: the day is typed there. Empty until it is one. */
function readDate(typed: string): string {
  const [, d = '', m = '', y] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(writtenCode(typed)) ?? [];
  const iso = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : typed;
  return /^\d{4}-\d\d-\d\d$/.test(iso) && Date.parse(iso) ? iso : '';
}

/** What is chosen in the form; a stored value may be none of its list. */
export const supplyTypeOf = (head: Head): SupplyType => supplyTypes.find((each) => each === head.supply) ?? 'domestic';
export const gstSchemeOf = (head: Head) => gstSchemes.find((each) => each === head.sellerScheme) ?? 'regular';

/** Without a GSTIN the state decides: chosen, it says that the shop has none; without it nobody knows yet. */
function treatmentOf(head: Head, supply: SupplyType, { gstin, state }: Bill['seller']): TaxTreatment {
  if (gstin === '' && state !== null) return 'unregistered';
  return gstSchemeOf(head) === 'composition' ? 'composition' : supply;
}

/** Whether a line's rate of GST is charged or named on the paper (Rule 46(l)). */
const needsGst: Readonly<Record<TaxTreatment, boolean>> = {
  domestic: true,
  reverseCharge: true,
  sezIgst: true,
  exportIgst: true,
  sezLut: false,
  exportLut: false,
  unregistered: false,
  composition: false,
};

/** IGST Act 2017: as chosen, 12(3), (4), else the buyer's state, else the counter, 10(1)(ca), 12(2). Null: to be asked. */
function placeInIndia(head: Head, buyer: Bill['buyer'], counter: Bill['seller']['state']): PlaceOfSupply | null {
  if (isStateCode(head.placeOfSupply)) return head.placeOfSupply;
  if (buyer.state !== null) return buyer.state;
  // A number that names no state, wrong or not, leaves it open, and so does an address abroad: neither is the counter's.
  const isElsewhere = buyer.gstin !== '' || buyer.country !== '' || buyer.askedCountry !== null;
  return isElsewhere || head.placeOfSupply === outsideIndiaCode ? null : counter;
}

/** Null while one of the two states is unknown. */
function isLocalSale(
  supply: SupplyType,
  placeOfSupply: PlaceOfSupply | null,
  state: Bill['seller']['state'],
): boolean | null {
  // A supply to a special economic zone is one between states, even within one (IGST Act 2017, section 7(5)(b)).
  if (supply.startsWith('sez') || placeOfSupply === outsideIndiaCode) return false;
  return placeOfSupply === null || state === null ? null : placeOfSupply === state;
}

/** On reverse charge the seller collects nothing: the buyer pays it to the government (CGST Act, section 9(3), (4)). */
function taxOf(treatment: TaxTreatment, isLocal: boolean | null, state: Bill['seller']['state']): Bill['tax'] {
  if (treatment === 'sezIgst' || treatment === 'exportIgst') return 'igst';
  if (treatment !== 'domestic') return 'none';
  if (isLocal === null || state === null) return 'unsplit';
  return isLocal ? localTaxTypeOf(state) : 'igst';
}

/** A bill of supply if exempt or composition (CGST Act, section 31(3)(c)). Both kinds, buyer unregistered: Rule 46A. */
function kindOf(
  treatment: TaxTreatment,
  lines: readonly BillLine[],
  seller: Bill['seller'],
  buyer: Bill['buyer'],
): Bill['kind'] {
  if (treatment === 'unregistered') return 'bill';
  if (treatment === 'composition') return 'billOfSupply';
  if (seller.gstin === '') return 'undecided';
  // The endorsement of an export or a supply to a special economic zone stands on an invoice (Rule 46).
  const isZeroRated = treatment !== 'domestic' && treatment !== 'reverseCharge';
  const isTaxable = isZeroRated || lines.length === 0 || lines.some(({ gst }) => gst > 0);
  if (!isTaxable) return 'billOfSupply';
  const isMixed = treatment === 'domestic' && lines.some(({ gst }) => gst === 0);
  return isMixed && !isRegisteredBuyer(buyer) ? 'invoiceCumBill' : 'taxInvoice';
}

type Head = BillDraft['head'];
type Mark = (field: HeaderField, code: BillIssueCode) => void;

function readSeller(head: Head, mark: Mark): Bill['seller'] {
  const gstin = gstinOf(head, 'seller', mark);
  const upiId = writtenCode(head.sellerUpi);
  const isUpiId = upiForm.test(upiId);
  if (upiId !== '' && !isUpiId) mark('sellerUpi', 'upiForm');
  const state = stateOf(head, 'seller');
  return { ...partyOf(head, 'seller'), gstin, state, upiId: isUpiId ? upiId : '' };
}

/** Ignores the GSTIN of an export, and the chosen state of a buyer abroad. */
function readBuyer(head: Head, isExport: boolean, mark: Mark): Bill['buyer'] {
  const party = partyOf(head, 'buyer');
  const country = foreignCountryName(head.buyerCountry);
  const gstin = isExport ? '' : gstinOf(head, 'buyer', mark);
  const named = stateOfGstin(gstin, 'buyer');
  const chosen = isBuyerAbroad({ country, gstin }) ? null : stateOf(head, 'buyer');
  const isUnsaid = writtenText(head.buyerCountry) === '' && named === null;
  return {
    ...party,
    address: addressWithoutCountry(party.address, country),
    delivery: writtenText(head.buyerDelivery),
    gstin,
    state: isExport ? null : (named ?? chosen),
    country,
    askedCountry: isUnsaid ? countryAtEndOfAddress(party.address) : null,
  };
}

/** True for a buyer with an address abroad, or with a number that only suppliers abroad have. */
export const isBuyerAbroad = ({ country, gstin }: Pick<Bill['buyer'], 'country' | 'gstin'>): boolean =>
  country !== '' || gstinFormatOf(gstin)?.hasState === false;

/** A sale to a buyer who is not registered, such as the holder of a UIN, is one to a consumer. */
export const isRegisteredBuyer = ({ gstin }: Bill['buyer']): boolean => gstinFormatOf(gstin)?.isRegistered === true;

const partyOf = (head: Head, party: 'seller' | 'buyer') => ({
  name: writtenText(head[`${party}Name`]),
  address: writtenText(head[`${party}Address`]),
  phone: writtenCode(head[`${party}Phone`]),
});

/** A GSTIN's state goes before a chosen one: a registration is in one state. */
function stateOf(head: Head, side: BillParty): StateCode | null {
  const chosen = head[`${side}State`];
  return stateOfGstin(normalizeGstin(head[`${side}Gstin`]), side) ?? (isStateCode(chosen) ? chosen : null);
}

function gstinOf(head: Head, side: BillParty, mark: Mark): string {
  const gstin = normalizeGstin(head[`${side}Gstin`]);
  const issue = gstin === '' ? null : validateGstin(gstin, side);
  if (issue !== null) mark(`${side}Gstin`, issue);
  return gstin;
}

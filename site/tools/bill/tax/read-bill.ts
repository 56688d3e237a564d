import { readDecimal, upiForm, writtenCode, writtenText } from '../../reading/written-text.ts';
import {
  type Bill,
  type BillLine,
  largestTotal,
  priceKinds,
  type Supply,
  schemes,
  supplies,
  type Treatment,
} from './bill.ts';
import { type BillDraft, type HeadField, itemFieldName } from './bill-draft.ts';
import { countTotals, netOfTax, taxGroups } from './count-bill.ts';
import { countryAtEnd, foreignCountry, withoutCountry } from './countries.ts';
import {
  abroad,
  formOfGstin,
  type GstinSide,
  gstinIssue,
  isStateCode,
  localTaxOf,
  type Place,
  type StateCode,
  stateOfGstin,
  writtenGstin,
} from './gstin.ts';
import { type Issue, type IssueCode, isBlank, readLine } from './read-line.ts';

/** Serial number: at most 16 characters, letters, digits, hyphen and slash (Rule 46(b)). */
const numberForm = /^[A-Za-z\d/-]{0,16}$/;

/** Counts all that can be counted; `issues` keep the bill from print and share, not from its sums. */
export function readBill({ head, items }: BillDraft): { readonly bill: Bill; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const mark = (field: HeadField, code: IssueCode): void => void issues.push({ field, code });
  const supply = supplyOf(head);
  const seller = readSeller(head, mark);
  const isExport = supply.startsWith('export');
  const buyer = readBuyer(head, isExport, mark);
  const treatment = treatmentOf(head, supply, seller);
  const read = items.filter((item) => !isBlank(item)).map((item) => readLine(item, needsGst[treatment]));
  issues.push(...read.flatMap((each) => each.issues));

  const number = writtenCode(head.number);
  if (!numberForm.test(number)) mark('number', 'numberForm');
  const date = readDate(head.date);
  // GST began on this day (Notification 9/2017-Central Tax).
  if (date !== '' && date < '2017-07-01') mark('date', 'dateBeforeGst');
  const placeOfSupply = isExport ? abroad : placeInIndia(head, buyer, seller.state);
  if (!isExport && head.placeOfSupply === abroad) mark('placeOfSupply', 'deliveredAbroad');
  const isLocal = isLocalSale(supply, placeOfSupply, seller.state);
  // "Not engaged in making any inter-State outward supplies" (CGST Act 2017, section 10(2)(c)).
  if (treatment === 'composition' && isLocal === false) mark('sellerScheme', 'compositionInterState');

  const tax = taxOf(treatment, isLocal, seller.state);
  const prices = priceKinds.find((each) => each === head.prices) ?? 'plusTax';
  const typed = read.map(({ line }) => line).filter((line) => line !== null);
  const openLines = read.map(({ open }) => open).filter((open) => open !== null);
  const { tooLarge, ...sums } = countWithinLimit(typed, tax, prices);
  issues.push(...tooLarge.map((key): Issue => ({ field: itemFieldName(key, 'rate'), code: 'totalTooLarge' })));

  const paid = readDecimal(head.received, 2);
  if (typeof paid !== 'number') mark('received', paid);
  const unreadable = read.filter(({ line, open }) => line === null && open === null).flatMap((each) => each.issues);
  const unread = unreadable.length + tooLarge.length + (typeof paid === 'number' ? 0 : 1);
  const isPaidAbove = typeof paid === 'number' && paid > sums.total;
  // A total that lacks lines may still grow.
  if (isPaidAbove && openLines.length === 0 && unread === 0) mark('received', 'receivedAboveTotal');
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
    openLines,
    unread,
    ...sums,
    received,
    balance: sums.total - received,
  };
  return { bill, issues };
}

/** Leaves out the largest lines until the total is within its limit; `tooLarge` has their keys. */
function countWithinLimit(typed: readonly BillLine[], tax: Bill['tax'], prices: Bill['prices']) {
  let lines = prices === 'withTax' ? typed.map((line) => netOfTax(line, tax)) : typed;
  const tooLarge: number[] = [];
  for (;;) {
    const groups = taxGroups(lines, tax, prices);
    const totals = countTotals(lines, groups);
    if (totals.total <= largestTotal) return { lines, groups, ...totals, tooLarge };
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
export const supplyOf = (head: Head): Supply => supplies.find((each) => each === head.supply) ?? 'domestic';
export const schemeOf = (head: Head) => schemes.find((each) => each === head.sellerScheme) ?? 'regular';

/** Without a GSTIN the state decides: chosen, it says that the shop has none; without it nobody knows yet. */
function treatmentOf(head: Head, supply: Supply, { gstin, state }: Bill['seller']): Treatment {
  if (gstin === '' && state !== null) return 'unregistered';
  return schemeOf(head) === 'composition' ? 'composition' : supply;
}

/** Whether a line's rate of GST is charged or named on the paper (Rule 46(l)). */
const needsGst: Readonly<Record<Treatment, boolean>> = {
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
function placeInIndia(head: Head, buyer: Bill['buyer'], counter: Bill['seller']['state']): Place | null {
  if (isStateCode(head.placeOfSupply)) return head.placeOfSupply;
  if (buyer.state !== null) return buyer.state;
  // A number that names no state, wrong or not, leaves it open, and so does an address abroad: neither is the counter's.
  const isElsewhere = buyer.gstin !== '' || buyer.country !== '' || buyer.askedCountry !== null;
  return isElsewhere || head.placeOfSupply === abroad ? null : counter;
}

/** Null while one of the two states is unknown. */
function isLocalSale(supply: Supply, placeOfSupply: Place | null, state: Bill['seller']['state']): boolean | null {
  // A supply to a special economic zone is one between states, even within one (IGST Act 2017, section 7(5)(b)).
  if (supply.startsWith('sez') || placeOfSupply === abroad) return false;
  return placeOfSupply === null || state === null ? null : placeOfSupply === state;
}

/** On reverse charge the seller collects nothing: the buyer pays it to the government (CGST Act, section 9(3), (4)). */
function taxOf(treatment: Treatment, isLocal: boolean | null, state: Bill['seller']['state']): Bill['tax'] {
  if (treatment === 'sezIgst' || treatment === 'exportIgst') return 'igst';
  if (treatment !== 'domestic') return 'none';
  if (isLocal === null || state === null) return 'unsplit';
  return isLocal ? localTaxOf(state) : 'igst';
}

/** A bill of supply if exempt or composition (CGST Act, section 31(3)(c)). Both kinds, buyer unregistered: Rule 46A. */
function kindOf(
  treatment: Treatment,
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
  return isMixed && !isRegistered(buyer) ? 'invoiceCumBill' : 'taxInvoice';
}

type Head = BillDraft['head'];
type Mark = (field: HeadField, code: IssueCode) => void;

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
  const country = foreignCountry(head.buyerCountry);
  const gstin = isExport ? '' : gstinOf(head, 'buyer', mark);
  const named = stateOfGstin(gstin, 'buyer');
  const chosen = isAbroad({ country, gstin }) ? null : stateOf(head, 'buyer');
  const isUnsaid = writtenText(head.buyerCountry) === '' && named === null;
  return {
    ...party,
    address: withoutCountry(party.address, country),
    delivery: writtenText(head.buyerDelivery),
    gstin,
    state: isExport ? null : (named ?? chosen),
    country,
    askedCountry: isUnsaid ? countryAtEnd(party.address) : null,
  };
}

/** True for a buyer with an address abroad, or with a number that only suppliers abroad have. */
export const isAbroad = ({ country, gstin }: Pick<Bill['buyer'], 'country' | 'gstin'>): boolean =>
  country !== '' || formOfGstin(gstin)?.hasState === false;

/** A sale to a buyer who is not registered, such as the holder of a UIN, is one to a consumer. */
export const isRegistered = ({ gstin }: Bill['buyer']): boolean => formOfGstin(gstin)?.isRegistered === true;

const partyOf = (head: Head, party: 'seller' | 'buyer') => ({
  name: writtenText(head[`${party}Name`]),
  address: writtenText(head[`${party}Address`]),
  phone: writtenCode(head[`${party}Phone`]),
});

/** A GSTIN's state goes before a chosen one: a registration is in one state. */
function stateOf(head: Head, side: GstinSide): StateCode | null {
  const chosen = head[`${side}State`];
  return stateOfGstin(writtenGstin(head[`${side}Gstin`]), side) ?? (isStateCode(chosen) ? chosen : null);
}

function gstinOf(head: Head, side: GstinSide, mark: Mark): string {
  const gstin = writtenGstin(head[`${side}Gstin`]);
  const issue = gstin === '' ? null : gstinIssue(gstin, side);
  if (issue !== null) mark(`${side}Gstin`, issue);
  return gstin;
}

import { cleanText, normalizeCode, readDecimal, upiIdPattern } from '../../reading/clean-text.ts';
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
import { type BillDraft, type BillHeaderField, formatItemFieldName } from './bill-draft.ts';
import { computeTaxGroups, computeTotals, removeIncludedTax } from './compute-totals.ts';
import { findCountryInAddress, readForeignCountry, removeCountryFromAddress } from './countries.ts';
import {
  type BillParty,
  findGstinFormat,
  findGstinState,
  findLocalTaxType,
  isStateCode,
  normalizeGstin,
  outsideIndiaCode,
  type PlaceOfSupply,
  type StateCode,
  validateGstin,
} from './gstin.ts';
import { type BillIssue, type BillIssueCode, isBlankItem, readBillLine } from './read-bill-line.ts';

/** Matches a bill number of at most 16 letters, digits, hyphens and slashes (Rule 46(b)). */
const numberForm = /^[A-Za-z\d/-]{0,16}$/;

/**
 * Computes a bill from a draft. `issues` prevent printing and sharing, but the sums include everything that is
 * readable.
 */
export function readBill({ head, items }: BillDraft): { readonly bill: Bill; readonly issues: readonly BillIssue[] } {
  const issues: BillIssue[] = [];
  const mark = (field: BillHeaderField, code: BillIssueCode): void => void issues.push({ field, code });
  const supply = readSupplyType(head);
  const seller = readSeller(head, mark);
  const isExport = supply.startsWith('export');
  const buyer = readBuyer(head, isExport, mark);
  const treatment = treatmentOf(head, supply, seller);
  const read = items.filter((item) => !isBlankItem(item)).map((item) => readBillLine(item, needsGst[treatment]));
  issues.push(...read.flatMap((each) => each.issues));

  const number = normalizeCode(head.number);
  if (!numberForm.test(number)) mark('number', 'numberForm');
  const date = readDate(head.date);
  // GST started on 1 July 2017 (Notification 9/2017-Central Tax).
  if (date !== '' && date < '2017-07-01') mark('date', 'dateBeforeGst');
  const placeOfSupply = isExport ? outsideIndiaCode : placeInIndia(head, buyer, seller.state);
  if (!isExport && head.placeOfSupply === outsideIndiaCode) mark('placeOfSupply', 'deliveredAbroad');
  const isLocal = isLocalSale(supply, placeOfSupply, seller.state);
  // A composition dealer is "not engaged in making any inter-State outward supplies" (CGST Act 2017, section 10(2)(c)).
  if (treatment === 'composition' && isLocal === false) mark('sellerScheme', 'compositionInterState');

  const tax = findChargedTaxes(treatment, isLocal, seller.state);
  const prices = priceKinds.find((each) => each === head.prices) ?? 'plusTax';
  const typed = read.map(({ line }) => line).filter((line) => line !== null);
  const incompleteLines = read.map(({ incomplete }) => incomplete).filter((line) => line !== null);
  const { tooLarge, ...sums } = countWithinLimit(typed, tax, prices);
  issues.push(
    ...tooLarge.map((key): BillIssue => ({ field: formatItemFieldName(key, 'rate'), code: 'totalTooLarge' })),
  );

  const paid = readDecimal(head.received, 2);
  if (typeof paid !== 'number') mark('received', paid);
  const unreadable = read
    .filter(({ line, incomplete }) => line === null && incomplete === null)
    .flatMap((each) => each.issues);
  const unread = unreadable.length + tooLarge.length + (typeof paid === 'number' ? 0 : 1);
  const isPaidAbove = typeof paid === 'number' && paid > sums.total;
  // A received amount above the total is an error only if the sums include every line. Otherwise the total may still
  // grow.
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
    terms: cleanText(head.terms),
    incompleteLines,
    unread,
    ...sums,
    received,
    balance: sums.total - received,
  };
  return { bill, issues };
}

/**
 * Computes the sums and leaves out the largest lines until the total is within its limit. `tooLarge` contains the keys
 * of these lines.
 */
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

/**
 * Parses a date in ISO format, or as day, month and year. Safari before 14.1 on a Mac has no date field, so visitors
 * type the date there. Returns an empty text if the text is not a date.
 */
function readDate(typed: string): string {
  const [, d = '', m = '', y] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(normalizeCode(typed)) ?? [];
  const iso = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : typed;
  return /^\d{4}-\d\d-\d\d$/.test(iso) && Date.parse(iso) ? iso : '';
}

/** Returns the chosen type of supply; `domestic` if a stored value is unknown. */
export const readSupplyType = (head: Head): SupplyType =>
  supplyTypes.find((each) => each === head.supply) ?? 'domestic';
export const readGstScheme = (head: Head) => gstSchemes.find((each) => each === head.sellerScheme) ?? 'regular';

/**
 * Returns the reason why GST is or is not charged. A shop with a chosen state and without a GSTIN counts as
 * unregistered.
 */
function treatmentOf(head: Head, supply: SupplyType, { gstin, state }: Bill['seller']): TaxTreatment {
  if (gstin === '' && state !== null) return 'unregistered';
  return readGstScheme(head) === 'composition' ? 'composition' : supply;
}

/** True if the bill charges GST or names its rate (Rule 46(l)), so that each item needs a rate. */
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

/**
 * Returns the place of supply in India (IGST Act 2017). This is the chosen place (section 12(3), (4)). If none is
 * chosen, it is the buyer's state, or else the shop's state (sections 10(1)(ca), 12(2)). Returns null if the form has
 * to ask for the place.
 */
function placeInIndia(head: Head, buyer: Bill['buyer'], counter: Bill['seller']['state']): PlaceOfSupply | null {
  if (isStateCode(head.placeOfSupply)) return head.placeOfSupply;
  if (buyer.state !== null) return buyer.state;
  // If the GSTIN names no state, or the address is abroad, the place of supply is unknown. The shop's state must not
  // replace it.
  const isElsewhere = buyer.gstin !== '' || buyer.country !== '' || buyer.askedCountry !== null;
  return isElsewhere || head.placeOfSupply === outsideIndiaCode ? null : counter;
}

/** Returns true for a sale within one state, and null while one of the two states is unknown. */
function isLocalSale(
  supply: SupplyType,
  placeOfSupply: PlaceOfSupply | null,
  state: Bill['seller']['state'],
): boolean | null {
  // A supply to a special economic zone is always inter-State (IGST Act 2017, section 7(5)(b)).
  if (supply.startsWith('sez') || placeOfSupply === outsideIndiaCode) return false;
  return placeOfSupply === null || state === null ? null : placeOfSupply === state;
}

/**
 * Returns the taxes that the seller charges. On reverse charge the seller charges none, because the buyer pays the
 * taxes to the government (CGST Act, section 9(3), (4)).
 */
function findChargedTaxes(
  treatment: TaxTreatment,
  isLocal: boolean | null,
  state: Bill['seller']['state'],
): Bill['tax'] {
  if (treatment === 'sezIgst' || treatment === 'exportIgst') return 'igst';
  if (treatment !== 'domestic') return 'none';
  if (isLocal === null || state === null) return 'unsplit';
  return isLocal ? findLocalTaxType(state) : 'igst';
}

/**
 * Returns the kind of document. Exempt goods and composition dealers need a bill of supply (CGST Act, section
 * 31(3)(c)). Taxed and exempt goods for an unregistered buyer may share an invoice-cum-bill (Rule 46A).
 */
function kindOf(
  treatment: TaxTreatment,
  lines: readonly BillLine[],
  seller: Bill['seller'],
  buyer: Bill['buyer'],
): Bill['kind'] {
  if (treatment === 'unregistered') return 'bill';
  if (treatment === 'composition') return 'billOfSupply';
  if (seller.gstin === '') return 'undecided';
  // An export or a supply to a special economic zone needs an invoice with an endorsement (Rule 46).
  const isZeroRated = treatment !== 'domestic' && treatment !== 'reverseCharge';
  const isTaxable = isZeroRated || lines.length === 0 || lines.some(({ gst }) => gst > 0);
  if (!isTaxable) return 'billOfSupply';
  const isMixed = treatment === 'domestic' && lines.some(({ gst }) => gst === 0);
  return isMixed && !isRegisteredBuyer(buyer) ? 'invoiceCumBill' : 'taxInvoice';
}

type Head = BillDraft['head'];
type Mark = (field: BillHeaderField, code: BillIssueCode) => void;

function readSeller(head: Head, mark: Mark): Bill['seller'] {
  const gstin = gstinOf(head, 'seller', mark);
  const upiId = normalizeCode(head.sellerUpi);
  const isUpiId = upiIdPattern.test(upiId);
  if (upiId !== '' && !isUpiId) mark('sellerUpi', 'upiForm');
  const state = stateOf(head, 'seller');
  return { ...partyOf(head, 'seller'), gstin, state, upiId: isUpiId ? upiId : '' };
}

/** Reads the buyer. Ignores the GSTIN on an export, and the chosen state of a buyer abroad. */
function readBuyer(head: Head, isExport: boolean, mark: Mark): Bill['buyer'] {
  const party = partyOf(head, 'buyer');
  const country = readForeignCountry(head.buyerCountry);
  const gstin = isExport ? '' : gstinOf(head, 'buyer', mark);
  const named = findGstinState(gstin, 'buyer');
  const chosen = isBuyerAbroad({ country, gstin }) ? null : stateOf(head, 'buyer');
  const isCountryOpen = cleanText(head.buyerCountry) === '' && named === null;
  return {
    ...party,
    address: removeCountryFromAddress(party.address, country),
    delivery: cleanText(head.buyerDelivery),
    gstin,
    state: isExport ? null : (named ?? chosen),
    country,
    askedCountry: isCountryOpen ? findCountryInAddress(party.address) : null,
  };
}

/** Returns true for a buyer with an address abroad, or with a GSTIN that only suppliers abroad have. */
export const isBuyerAbroad = ({ country, gstin }: Pick<Bill['buyer'], 'country' | 'gstin'>): boolean =>
  country !== '' || findGstinFormat(gstin)?.hasState === false;

/** Returns true if the buyer's GSTIN belongs to a registered person. The holder of a UIN is not a registered person. */
export const isRegisteredBuyer = ({ gstin }: Bill['buyer']): boolean => findGstinFormat(gstin)?.isRegistered === true;

const partyOf = (head: Head, party: 'seller' | 'buyer') => ({
  name: cleanText(head[`${party}Name`]),
  address: cleanText(head[`${party}Address`]),
  phone: normalizeCode(head[`${party}Phone`]),
});

/** Returns the state that a party's GSTIN names. If it names none, returns the chosen state. */
function stateOf(head: Head, side: BillParty): StateCode | null {
  const chosen = head[`${side}State`];
  return findGstinState(normalizeGstin(head[`${side}Gstin`]), side) ?? (isStateCode(chosen) ? chosen : null);
}

function gstinOf(head: Head, side: BillParty, mark: Mark): string {
  const gstin = normalizeGstin(head[`${side}Gstin`]);
  const issue = gstin === '' ? null : validateGstin(gstin, side);
  if (issue !== null) mark(`${side}Gstin`, issue);
  return gstin;
}

import {
  type Bill,
  type BillLine,
  brickGstRates,
  formerTobaccoRate,
  gstRates,
  gstRatesStartDate,
  type IncompleteLine,
  isInvoice,
  sortBillLines,
} from './bill.ts';
import { type BillFieldName, type BillHeaderField, type DraftItem, formatItemFieldName } from './bill-draft.ts';
import { findGstinFormat, outsideIndiaCode } from './gstin.ts';
import { isBuyerAbroad, isRegisteredBuyer } from './read-bill.ts';
import { type BillIssue, isHsnCode } from './read-bill-line.ts';

/** Returns the missing parts of a bill: parts that the sums need, or that CGST Rules 46 and 49 require. */
export function findMissingBillParts(bill: Bill) {
  const { kind, treatment, seller, buyer, placeOfSupply, groups, number, date } = bill;
  const rows = sortBillLines(bill);
  const isSellers = seller.gstin !== '';
  const isExport = placeOfSupply === outsideIndiaCode;
  const isOutside = isExport || isBuyerAbroad(buyer);
  const taxed = groups.reduce((all, { rate, taxable }) => (rate > 0 ? all + taxable : all), 0);
  // Rule 46(e) requires name and address of an unregistered buyer if the taxable value is ₹50,000 or more.
  const isLarge = isInvoice(kind) && taxed >= 50_000_00;
  // Rule 46(d) requires name and address of a registered buyer, and the rule's last proviso requires name and address
  // of a buyer abroad.
  const isNamed = isSellers && (buyer.gstin !== '' || isExport || isLarge);
  // Buyers in a special economic zone or on reverse charge are registered (Rule 8(1); CGST Act, section 24(iii)).
  const needsGstin = treatment === 'reverseCharge' || treatment === 'sezLut' || treatment === 'sezIgst';
  const parts = {
    sellerState: seller.state === null,
    sellerName: seller.name === '',
    // Rule 46(a) requires the seller's address.
    sellerAddress: isSellers && seller.address === '',
    buyerName: isNamed && buyer.name === '',
    buyerAddress: isNamed && buyer.address === '',
    buyerCountry: isSellers && buyer.country === '' && (isOutside || buyer.askedCountry !== null),
    buyerGstin: needsGstin && !isRegisteredBuyer(buyer),
    // Rule 46(n) requires the place of supply.
    placeOfSupply: isSellers && placeOfSupply === null && seller.state !== null && buyer.askedCountry === null,
    // Rule 46(b) requires the bill number, and rule 46(c) requires the date.
    number: number === '',
    date: date === '',
    items: rows.length === 0,
    // Rule 46(h) requires the description, and rule 46(i) requires the quantity and the unit.
    itemName: rows.some((row) => lacks(row, 'name')),
    itemQuantity: rows.some((row) => lacks(row, 'quantity')),
    itemUnit: isSellers && isInvoice(kind) && rows.some((row) => lacks(row, 'unit')),
    itemRate: rows.some((row) => lacks(row, 'rate')),
    // Rule 46(l) requires the GST rate.
    itemGst: rows.some((row) => lacks(row, 'gst')),
    // Rule 46(g) requires the HSN. Notification 78/2020-Central Tax exempts most sales to unregistered buyers.
    itemHsn: isInvoice(kind) && (buyer.gstin !== '' || isExport) && rows.some((row) => lacks(row, 'hsn')),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
}

/** Returns true if a buyer abroad buys in India: the buyer's address and GSTIN do not determine the place of supply. */
export const mustAskForPlaceOfSupply = ({ treatment, buyer, placeOfSupply }: Bill): boolean =>
  treatment !== 'unregistered' && placeOfSupply !== outsideIndiaCode && isBuyerAbroad(buyer) && buyer.state === null;

export type MissingBillPart = ReturnType<typeof findMissingBillParts>[number];

/** Maps a missing part of an item to its field. */
const columns = {
  items: 'name',
  itemName: 'name',
  itemQuantity: 'quantity',
  itemUnit: 'unit',
  itemRate: 'rate',
  itemGst: 'gst',
  itemHsn: 'hsn',
} as const;
type Column = (typeof columns)[keyof typeof columns];

function lacks(row: BillLine | IncompleteLine, column: Column): boolean {
  if (column === 'name' || column === 'hsn') return row[column] === '';
  if (column === 'quantity') return !row.quantity;
  // Services need no unit. Their codes begin with 99.
  if (column === 'unit') return row.unit === null && !row.hsn.startsWith('99');
  return 'lacks' in row && row.lacks.includes(column);
}

/**
 * Returns the field of a missing part. If several items lack the part, returns the field of the first of these items.
 */
export function findFieldForMissingPart(part: MissingBillPart, bill: Bill, items: readonly DraftItem[]): BillFieldName {
  // Asks for the GSTIN first, because it also names the state.
  if (part === 'sellerState') return 'sellerGstin';
  const column = columns[part as keyof typeof columns];
  if (column === undefined) return part as BillHeaderField;
  const row = sortBillLines(bill).find((each) => lacks(each, column)) ?? items[0];
  return formatItemFieldName(row?.key ?? 0, column);
}

/** Returns warnings about values that are unusual but may be right. Warnings do not prevent printing. */
export function findBillWarnings(bill: Bill, today: string): readonly BillIssue[] {
  const { kind, treatment, buyer, lines, date } = bill;
  const warnings: BillIssue[] = [];
  if (findGstinFormat(buyer.gstin)?.isB2b === false) warnings.push({ field: 'buyerGstin', code: 'gstinNotB2b' });
  if (buyer.askedCountry !== null && treatment !== 'unregistered')
    warnings.push({ field: 'buyerAddress', code: 'countryAsked' });
  // IGST Act, section 10(1)(ca), applies only to unregistered buyers.
  if (mustAskForPlaceOfSupply(bill) && bill.placeOfSupply !== null && !isRegisteredBuyer(buyer))
    warnings.push({ field: 'placeOfSupply', code: 'addressAbroad' });
  const isOld = date !== '' && date < gstRatesStartDate;
  if (isOld) warnings.push({ field: 'date', code: 'dateOldRates' });
  // CGST Act, section 31(1): an invoice is issued by the day of the sale, so a later date is often a mistake.
  if (date > today) warnings.push({ field: 'date', code: 'dateToCome' });
  // CGST Act, section 31(3)(c): exempt items for a registered buyer need a separate bill of supply.
  const isMixed = kind === 'taxInvoice' && treatment === 'domestic' && lines.some(({ gst }) => gst > 0);
  const exempt = isMixed && isRegisteredBuyer(buyer) && lines.find(({ gst }) => gst === 0);
  if (exempt) warnings.push({ field: formatItemFieldName(exempt.key, 'gst'), code: 'twoPapers' });
  for (const { key, hsn, gst } of lines) {
    if (hsn !== '' && !isHsnCode(hsn)) warnings.push({ field: formatItemFieldName(key, 'hsn'), code: 'hsnForm' });
    if (isOld || gstRates.includes(gst) || brickGstRates.includes(gst)) continue;
    const isTobacco = gst === formerTobaccoRate.rate && date <= formerTobaccoRate.until;
    warnings.push({ field: formatItemFieldName(key, 'gst'), code: isTobacco ? 'rateOfTobacco' : 'rateUnusual' });
  }
  return warnings;
}

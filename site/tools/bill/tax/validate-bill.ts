import {
  type Bill,
  type BillLine,
  billLinesInOrder,
  brickGstRates,
  formerTobaccoRate,
  gstRates,
  gstRatesStartDate,
  type IncompleteLine,
  isInvoice,
} from './bill.ts';
import { type BillFieldName, type DraftItem, type HeaderField, itemFieldName } from './bill-draft.ts';
import { gstinFormatOf, outsideIndiaCode } from './gstin.ts';
import { isBuyerAbroad, isRegisteredBuyer } from './read-bill.ts';
import { type BillIssue, isHsnCode } from './read-bill-line.ts';

/** Returns what keeps a bill incomplete: parts that the sums need, or that CGST Rules 46 and 49 ask for. */
export function missingBillParts(bill: Bill) {
  const { kind, treatment, seller, buyer, placeOfSupply, groups, number, date } = bill;
  const rows = billLinesInOrder(bill);
  const isSellers = seller.gstin !== '';
  const isExport = placeOfSupply === outsideIndiaCode;
  const isOutside = isExport || isBuyerAbroad(buyer);
  const taxed = groups.reduce((all, { rate, taxable }) => (rate > 0 ? all + taxable : all), 0);
  // (e): from ₹50,000 of taxable goods or services on, a buyer who is not registered.
  const isLarge = isInvoice(kind) && taxed >= 50_000_00;
  // (d): a registered one; and the last proviso: one abroad.
  const isNamed = isSellers && (buyer.gstin !== '' || isExport || isLarge);
  // A zone's unit registers (Rule 8(1)), and so does a buyer who owes tax on reverse charge (CGST Act, 24(iii)).
  const hasGstin = treatment === 'reverseCharge' || treatment === 'sezLut' || treatment === 'sezIgst';
  const parts = {
    sellerState: seller.state === null,
    sellerName: seller.name === '',
    // (a)
    sellerAddress: isSellers && seller.address === '',
    buyerName: isNamed && buyer.name === '',
    buyerAddress: isNamed && buyer.address === '',
    buyerCountry: isSellers && buyer.country === '' && (isOutside || buyer.askedCountry !== null),
    buyerGstin: hasGstin && !isRegisteredBuyer(buyer),
    // (n)
    placeOfSupply: isSellers && placeOfSupply === null && seller.state !== null && buyer.askedCountry === null,
    // (b), (c)
    number: number === '',
    date: date === '',
    items: rows.length === 0,
    // (h), (i)
    itemName: rows.some((row) => lacks(row, 'name')),
    itemQuantity: rows.some((row) => lacks(row, 'quantity')),
    itemUnit: isSellers && isInvoice(kind) && rows.some((row) => lacks(row, 'unit')),
    itemRate: rows.some((row) => lacks(row, 'rate')),
    // (l)
    itemGst: rows.some((row) => lacks(row, 'gst')),
    // (g), except for sales to the unregistered (Notification 78/2020-Central Tax, up to 5 crore of turnover).
    itemHsn: isInvoice(kind) && (buyer.gstin !== '' || isExport) && rows.some((row) => lacks(row, 'hsn')),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
}

/** True for a sale in India to a buyer abroad: neither address nor number tells its place of supply. */
export const asksForPlaceOfSupply = ({ treatment, buyer, placeOfSupply }: Bill): boolean =>
  treatment !== 'unregistered' && placeOfSupply !== outsideIndiaCode && isBuyerAbroad(buyer) && buyer.state === null;

export type MissingBillPart = ReturnType<typeof missingBillParts>[number];

/** The column in which a line lacks a part. */
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
  // Services need none: their codes begin with 99.
  if (column === 'unit') return row.unit === null && !row.hsn.startsWith('99');
  return 'lacks' in row && row.lacks.includes(column);
}

/** Returns the field of a missing part; of a line's part, in the first line that lacks it. */
export function fieldOfMissingPart(part: MissingBillPart, bill: Bill, items: readonly DraftItem[]): BillFieldName {
  // The GSTIN comes first: it names the state as well.
  if (part === 'sellerState') return 'sellerGstin';
  const column = columns[part as keyof typeof columns];
  if (column === undefined) return part as HeaderField;
  const row = billLinesInOrder(bill).find((each) => lacks(each, column)) ?? items[0];
  return itemFieldName(row?.key ?? 0, column);
}

/** What is unusual on a bill and may be right all the same: said beside its field, and printed as it stands. */
export function billWarnings(bill: Bill, today: string): readonly BillIssue[] {
  const { kind, treatment, buyer, lines, date } = bill;
  const warnings: BillIssue[] = [];
  if (gstinFormatOf(buyer.gstin)?.isB2b === false) warnings.push({ field: 'buyerGstin', code: 'gstinNotB2b' });
  if (buyer.askedCountry !== null && treatment !== 'unregistered')
    warnings.push({ field: 'buyerAddress', code: 'countryAsked' });
  // IGST Act, section 10(1)(ca), is for the unregistered.
  if (asksForPlaceOfSupply(bill) && bill.placeOfSupply !== null && !isRegisteredBuyer(buyer))
    warnings.push({ field: 'placeOfSupply', code: 'addressAbroad' });
  const isOld = date !== '' && date < gstRatesStartDate;
  if (isOld) warnings.push({ field: 'date', code: 'dateOldRates' });
  // An invoice is of the day of the sale or before it (CGST Act, section 31(1)): a later date is a mistake in most cases.
  if (date > today) warnings.push({ field: 'date', code: 'dateToCome' });
  // Rule 46A is for the unregistered: section 31(3)(c) has a bill of supply of its own for what is exempt.
  const isMixed = kind === 'taxInvoice' && treatment === 'domestic' && lines.some(({ gst }) => gst > 0);
  const exempt = isMixed && isRegisteredBuyer(buyer) && lines.find(({ gst }) => gst === 0);
  if (exempt) warnings.push({ field: itemFieldName(exempt.key, 'gst'), code: 'twoPapers' });
  for (const { key, hsn, gst } of lines) {
    if (hsn !== '' && !isHsnCode(hsn)) warnings.push({ field: itemFieldName(key, 'hsn'), code: 'hsnForm' });
    if (isOld || gstRates.includes(gst) || brickGstRates.includes(gst)) continue;
    const isTobacco = gst === formerTobaccoRate.rate && date <= formerTobaccoRate.until;
    warnings.push({ field: itemFieldName(key, 'gst'), code: isTobacco ? 'rateOfTobacco' : 'rateUnusual' });
  }
  return warnings;
}

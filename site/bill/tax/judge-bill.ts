import { type Bill, brickRates, gstRates, gstRatesSince, isInvoice, tobacco } from './bill.ts';
import { type DraftItem, type FieldName, type HeadField, itemFieldName } from './bill-draft.ts';
import { formOfGstin, sampleGstin } from './gstin.ts';
import { isRegistered } from './read-bill.ts';
import { type Issue, isHsn } from './read-line.ts';

/** What keeps a bill a sample: the sample's GSTIN, or a part that CGST Rules 46 and 49 ask of a registered seller. */
export function missingParts({ kind, treatment, seller, buyer, lines, groups, number, date }: Bill) {
  const isSellers = seller.gstin !== '';
  const isAbroad = buyer.where === 'abroad';
  const buyerGstin = isAbroad ? '' : buyer.gstin;
  const taxed = groups.reduce((all, { rate, taxable }) => (rate > 0 ? all + taxable : all), 0);
  // (e): from ₹50,000 of taxable goods or services on, a buyer who is not registered.
  const isLarge = isInvoice(kind) && taxed >= 50_000_00;
  // (d): a registered one; and the last proviso: one abroad.
  const isNamed = isSellers && (buyerGstin !== '' || isAbroad || isLarge);
  // A zone's unit registers (Rule 8(1)), and so does a buyer who owes tax on reverse charge (CGST Act, 24(iii)).
  const hasGstin = treatment === 'reverseCharge' || treatment === 'sezLut' || treatment === 'sezIgst';
  const parts = {
    sellerName: seller.name === '',
    // (a)
    sellerAddress: isSellers && seller.address === '',
    sellerGstin: seller.gstin === sampleGstin,
    buyerName: isNamed && buyer.name === '',
    buyerAddress: isNamed && buyer.address === '',
    buyerCountry: isSellers && isAbroad && buyer.country === '',
    buyerGstin: hasGstin && !isRegistered(buyer),
    // (b), (c)
    number: number === '',
    date: date === '',
    items: lines.length === 0,
    // (h), (i)
    itemName: lines.some(({ name }) => name === ''),
    itemQuantity: lines.some(({ quantity }) => quantity === 0),
    // (g), except for sales to the unregistered (Notification 78/2020-Central Tax, up to 5 crore of turnover).
    itemHsn: isInvoice(kind) && (buyerGstin !== '' || isAbroad) && lines.some(({ hsn }) => hsn === ''),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
}

export type MissingPart = ReturnType<typeof missingParts>[number];

/** Returns the field of a missing part; of a line's part, in the first line that lacks it. */
export function fieldOf(part: MissingPart, { lines }: Bill, items: readonly DraftItem[]): FieldName {
  if (!part.startsWith('item')) return part as HeadField;
  const column = part === 'itemHsn' ? 'hsn' : part === 'itemQuantity' ? 'quantity' : 'name';
  return itemFieldName((lines.find((line) => !line[column]) ?? items[0])?.key ?? 0, column);
}

/** What is unusual on a bill and may be right all the same: said beside its field, and printed as it stands. */
export function warningsOf({ kind, treatment, buyer, lines, date }: Bill, today: string): readonly Issue[] {
  const warnings: Issue[] = [];
  if (buyer.where === 'india' && formOfGstin(buyer.gstin)?.isB2b === false)
    warnings.push({ field: 'buyerGstin', code: 'gstinNotB2b' });
  const isOld = date !== '' && date < gstRatesSince;
  if (isOld) warnings.push({ field: 'date', code: 'dateOldRates' });
  // An invoice is of the day of the sale or before it (CGST Act, section 31(1)): a later date is a mistake in most cases.
  if (date > today) warnings.push({ field: 'date', code: 'dateToCome' });
  // Rule 46A is for the unregistered: section 31(3)(c) has a bill of supply of its own for what is exempt.
  const isMixed = kind === 'taxInvoice' && treatment === 'domestic' && lines.some(({ gst }) => gst > 0);
  const exempt = isMixed && isRegistered(buyer) && lines.find(({ gst }) => gst === 0);
  if (exempt) warnings.push({ field: itemFieldName(exempt.key, 'gst'), code: 'twoPapers' });
  for (const { key, hsn, gst } of lines) {
    if (hsn !== '' && !isHsn(hsn)) warnings.push({ field: itemFieldName(key, 'hsn'), code: 'hsnForm' });
    if (isOld || gstRates.includes(gst) || brickRates.includes(gst)) continue;
    const isTobacco = gst === tobacco.rate && date <= tobacco.until;
    warnings.push({ field: itemFieldName(key, 'gst'), code: isTobacco ? 'rateOfTobacco' : 'rateUnusual' });
  }
  return warnings;
}

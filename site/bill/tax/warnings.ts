import type { Bill } from './bill.ts';
import { itemFieldName } from './bill-draft.ts';
import { brickRates, gstRates, gstRatesSince, tobacco } from './gst-rates.ts';
import { type Issue, isHsn } from './read-line.ts';
import { isRegistered } from './read-parties.ts';

/** What is unusual on a bill and may be right all the same: said beside its field, and printed as it stands. */
export function warningsOf({ kind, treatment, buyer, lines, date }: Bill, today: string): readonly Issue[] {
  const warnings: Issue[] = [];
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

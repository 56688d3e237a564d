import { cleanText, type DecimalIssue, normalizeCode, readDecimal } from '../../reading/clean-text.ts';
import { type BillLine, type IncompleteLine, maxBillTotal } from './bill.ts';
import { type BillFieldName, type DraftItem, formatItemFieldName, type ItemField } from './bill-draft.ts';
import { computeLineAmount, computeTaxPart } from './compute-totals.ts';
import type { GstinIssue } from './gstin.ts';
import { findPossibleUnits, isListedUnit, readQuantityAndUnit, readUnit } from './units.ts';

/** Codes of errors and warnings about a field. The catalogue has a sentence for each code. */
export type BillIssueCode =
  | DecimalIssue
  | GstinIssue
  | 'unitUnclear'
  | 'discountAboveAmount'
  | 'totalTooLarge'
  | 'compositionInterState'
  | 'receivedAboveTotal'
  | 'upiForm'
  | 'numberForm'
  | 'gstinNotB2b'
  | 'countryAsked'
  | 'addressAbroad'
  | 'deliveredAbroad'
  | 'dateBeforeGst'
  | 'dateOldRates'
  | 'dateToCome'
  | 'twoPapers'
  | 'hsnForm'
  | 'rateOfTobacco'
  | 'rateUnusual';
export type BillIssue = { readonly field: BillFieldName; readonly code: BillIssueCode };

/**
 * Returns true for a code of 4, 6 or 8 digits, the lengths that an HSN may have on a bill (Rule 46(g), Notification
 * 78/2020-Central Tax). The SAC of a service has 4 or 6.
 */
export const isHsnCode = (code: string): boolean => /^\d{4}(\d\d){0,2}$/.test(code);

/** Returns true for an item that is not filled in yet. The bill does not include it. */
export const isBlankItem = ({ name, hsn, quantity, rate, discount, gst }: DraftItem): boolean =>
  [name, hsn, quantity, rate, discount, gst].every((text) => cleanText(text) === '');

/** Result of reading an item: a complete `line`, or an `incomplete` line, or neither if a number cannot be read. */
type LineReading = Readonly<{ line: BillLine | null; incomplete: IncompleteLine | null; issues: readonly BillIssue[] }>;

/** Numbers of an item. Null means an empty field, which is not 0. */
type Figures = Readonly<{ quantity: number | null; perUnit: number | null; off: number; gst: number | null }>;

type Mark = (field: ItemField, code: BillIssueCode) => void;

/** Reads an item of a draft. With `needsGst`, an item without a GST rate is incomplete. */
export function readBillLine(item: DraftItem, needsGst = true): LineReading {
  const issues: BillIssue[] = [];
  const mark: Mark = (field, code) => {
    issues.push({ field: formatItemFieldName(item.key, field), code });
  };
  const { quantity, perUnit, off, gst } = readFigures(item, mark);
  if (issues.length > 0) return { line: null, incomplete: null, issues };

  const texts = { key: item.key, name: cleanText(item.name), hsn: normalizeCode(item.hsn), unit: unitOf(item, mark) };
  const lacksGst = gst === null && needsGst;
  if (quantity === null || perUnit === null) {
    const lacks: IncompleteLine['lacks'][number][] = [];
    if (quantity === null) lacks.push('quantity');
    if (perUnit === null) lacks.push('rate');
    if (lacksGst) lacks.push('gst');
    return { line: null, incomplete: { ...texts, quantity, perUnit, gst, value: null, lacks }, issues };
  }
  const sums = sumsOf(item, quantity, perUnit, off);
  if ('code' in sums) {
    mark(sums.field, sums.code);
    return { line: null, incomplete: null, issues };
  }
  if (lacksGst) {
    const incomplete: IncompleteLine = { ...texts, quantity, perUnit, gst, value: sums.taxable, lacks: ['gst'] };
    return { line: null, incomplete, issues };
  }
  return { line: { ...texts, quantity, perUnit, gst: gst ?? 0, ...sums }, incomplete: null, issues };
}

/** Reads an item's numbers and marks those that are invalid. */
function readFigures(item: DraftItem, mark: Mark): Figures {
  const read = (field: ItemField, places: number, text = item[field]): number | null => {
    if (normalizeCode(text) === '') return null;
    const value = readDecimal(text, places);
    if (typeof value === 'number') return value;
    mark(field, value);
    return null;
  };
  const quantity = read('quantity', 3, readQuantityAndUnit(item.quantity).quantity);
  const perUnit = read('rate', 3);
  const off = read('discount', 2) ?? 0;
  const percent = normalizeCode(item.gst);
  // A per cent sign alone is an invalid rate, not an empty field.
  const gst = percent === '' ? null : read('gst', 2, percent.replace('%', '').trim() || '?');
  if (gst !== null && gst > 100_00) mark('gst', 'tooLarge');
  return { quantity, perUnit, off, gst };
}

/**
 * Returns an item's unit, which was typed with the quantity or chosen in its own field, or null. Marks an ambiguous
 * unit.
 */
function unitOf({ quantity, unit: chosen }: DraftItem, mark: Mark): string | null {
  const measure = readQuantityAndUnit(quantity);
  const unit = (measure.unit ?? (isListedUnit(chosen) ? chosen : readUnit(chosen))) || null;
  if (unit !== null && findPossibleUnits(unit).length > 0)
    mark(measure.unit === null ? 'unit' : 'quantity', 'unitUnclear');
  return unit;
}

/** Returns the line's amounts in paise, or the reason why they cannot be computed. */
function sumsOf(
  { discountIn }: DraftItem,
  quantity: number,
  perUnit: number,
  off: number,
): Pick<BillLine, 'amount' | 'discount' | 'taxable'> | { readonly field: ItemField; readonly code: BillIssueCode } {
  const amount = computeLineAmount(quantity, perUnit);
  if (amount === null || amount > maxBillTotal) return { field: 'rate', code: 'totalTooLarge' };
  const isInRupees = discountIn === 'rupees';
  const discount = isInRupees ? off : computeTaxPart(amount, off);
  if (discount > amount || (!isInRupees && off > 100_00)) return { field: 'discount', code: 'discountAboveAmount' };
  return { amount, discount, taxable: amount - discount };
}

import { type DecimalIssue, readDecimal, writtenCode, writtenText } from '../../reading/written-text.ts';
import { type BillLine, type IncompleteLine, maxBillTotal } from './bill.ts';
import { type BillFieldName, type DraftItem, type ItemField, itemFieldName } from './bill-draft.ts';
import { lineAmount, percentageOf } from './compute-totals.ts';
import type { GstinIssue } from './gstin.ts';
import { isUnit, possibleUnits, readQuantityAndUnit, readUnit } from './units.ts';

/** Why a field is refused or doubted; the catalogue has a sentence for each. */
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

/** HSN of goods has 4, 6 or 8 digits on a bill, SAC of services 4 or 6 (Rule 46(g), Notification 78/2020-Central Tax). */
export const isHsnCode = (code: string): boolean => /^\d{4}(\d\d){0,2}$/.test(code);

/** True for a line not filled in yet, as "Add item" makes it: it stands on no bill. */
export const isBlankItem = ({ name, hsn, quantity, rate, discount, gst }: DraftItem): boolean =>
  [name, hsn, quantity, rate, discount, gst].every((text) => writtenText(text) === '');

/** One of `line` and `incomplete` is set, unless a figure cannot be read. */
type LineReading = Readonly<{ line: BillLine | null; incomplete: IncompleteLine | null; issues: readonly BillIssue[] }>;

/** The figures of a line as written; null: nothing is written, which is not 0. */
type Figures = Readonly<{ quantity: number | null; perUnit: number | null; off: number; gst: number | null }>;

type Mark = (field: ItemField, code: BillIssueCode) => void;

/** `needsGst`: the line is open without a rate of GST. */
export function readBillLine(item: DraftItem, needsGst = true): LineReading {
  const issues: BillIssue[] = [];
  const mark: Mark = (field, code) => {
    issues.push({ field: itemFieldName(item.key, field), code });
  };
  const { quantity, perUnit, off, gst } = readFigures(item, mark);
  if (issues.length > 0) return { line: null, incomplete: null, issues };

  const texts = { key: item.key, name: writtenText(item.name), hsn: writtenCode(item.hsn), unit: unitOf(item, mark) };
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

/** Reads a line's figures, and marks each that is refused. */
function readFigures(item: DraftItem, mark: Mark): Figures {
  const read = (field: ItemField, places: number, text = item[field]): number | null => {
    if (writtenCode(text) === '') return null;
    const value = readDecimal(text, places);
    if (typeof value === 'number') return value;
    mark(field, value);
    return null;
  };
  const quantity = read('quantity', 3, readQuantityAndUnit(item.quantity).quantity);
  const perUnit = read('rate', 3);
  const off = read('discount', 2) ?? 0;
  const percent = writtenCode(item.gst);
  // A sign of per cent alone is written, and no number.
  const gst = percent === '' ? null : read('gst', 2, percent.replace('%', '').trim() || '?');
  if (gst !== null && gst > 100_00) mark('gst', 'tooLarge');
  return { quantity, perUnit, off, gst };
}

/** Returns the unit, written with the quantity or chosen; null: none. An unclear one is marked: no sum depends on it. */
function unitOf({ quantity, unit: chosen }: DraftItem, mark: Mark): string | null {
  const measure = readQuantityAndUnit(quantity);
  const unit = (measure.unit ?? (isUnit(chosen) ? chosen : readUnit(chosen))) || null;
  if (unit !== null && possibleUnits(unit).length > 0) mark(measure.unit === null ? 'unit' : 'quantity', 'unitUnclear');
  return unit;
}

/** Returns the line's sums in paise, or why there are none. */
function sumsOf(
  { discountIn }: DraftItem,
  quantity: number,
  perUnit: number,
  off: number,
): Pick<BillLine, 'amount' | 'discount' | 'taxable'> | { readonly field: ItemField; readonly code: BillIssueCode } {
  const amount = lineAmount(quantity, perUnit);
  if (amount === null || amount > maxBillTotal) return { field: 'rate', code: 'totalTooLarge' };
  const isInRupees = discountIn === 'rupees';
  const discount = isInRupees ? off : percentageOf(amount, off);
  if (discount > amount || (!isInRupees && off > 100_00)) return { field: 'discount', code: 'discountAboveAmount' };
  return { amount, discount, taxable: amount - discount };
}

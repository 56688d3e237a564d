import { type DecimalIssue, readDecimal, writtenCode, writtenText } from '../../reading/written-text.ts';
import { type BillLine, largestTotal, type OpenLine } from './bill.ts';
import { type DraftItem, type FieldName, type ItemField, itemFieldName } from './bill-draft.ts';
import { amountOf, percentOf } from './count-bill.ts';
import type { GstinIssue } from './gstin.ts';
import { isUnit, readMeasure, readUnit, unitChoices } from './units.ts';

/** Why a field is refused or doubted; the catalogue has a sentence for each. */
export type IssueCode =
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
export type Issue = { readonly field: FieldName; readonly code: IssueCode };

/** HSN of goods has 4, 6 or 8 digits on a bill, SAC of services 4 or 6 (Rule 46(g), Notification 78/2020-Central Tax). */
export const isHsn = (code: string): boolean => /^\d{4}(\d\d){0,2}$/.test(code);

/** True for a line not filled in yet, as "Add item" makes it: it stands on no bill. */
export const isBlank = ({ name, hsn, quantity, rate, discount, gst }: DraftItem): boolean =>
  [name, hsn, quantity, rate, discount, gst].every((text) => writtenText(text) === '');

/** One of `line` and `open` is set, unless a figure cannot be read. */
type LineReading = Readonly<{ line: BillLine | null; open: OpenLine | null; issues: readonly Issue[] }>;

/** `needsGst`: the line is open without a rate of GST. */
export function readLine(item: DraftItem, needsGst = true): LineReading {
  const issues: Issue[] = [];
  const mark = (field: ItemField, code: IssueCode): void =>
    void issues.push({ field: itemFieldName(item.key, field), code });
  const refused = (): LineReading => ({ line: null, open: null, issues });
  const measure = readMeasure(item.quantity);
  /** Returns null if nothing is written: nobody said 0. */
  const read = (field: ItemField, places: number, text = item[field]): number | null => {
    if (writtenCode(text) === '') return null;
    const value = readDecimal(text, places);
    if (typeof value !== 'number') mark(field, value);
    return Number(value);
  };
  const quantity = read('quantity', 3, measure.quantity);
  const perUnit = read('rate', 3);
  const off = read('discount', 2) ?? 0;
  const percent = writtenCode(item.gst);
  const gst = percent === '' ? null : read('gst', 2, percent.replace('%', '').trim() || '?');
  if (gst !== null && gst > 100_00) mark('gst', 'tooLarge');
  if (issues.length > 0) return refused();

  const unit = (measure.unit ?? (isUnit(item.unit) ? item.unit : readUnit(item.unit))) || null;
  // The sums do not depend on it.
  if (unit !== null && unitChoices(unit).length > 0) mark(measure.unit === null ? 'unit' : 'quantity', 'unitUnclear');
  const texts = { key: item.key, name: writtenText(item.name), hsn: writtenCode(item.hsn), unit };
  if (quantity === null || perUnit === null) {
    const lacks = [
      ...(quantity === null ? (['quantity'] as const) : []),
      ...(perUnit === null ? (['rate'] as const) : []),
      ...(gst === null && needsGst ? (['gst'] as const) : []),
    ];
    return { line: null, open: { ...texts, quantity, perUnit, gst, value: null, lacks }, issues };
  }
  const amount = amountOf(quantity, perUnit);
  if (amount === null || amount > largestTotal) {
    mark('rate', 'totalTooLarge');
    return refused();
  }
  const discount = item.discountIn === 'rupees' ? off : percentOf(amount, off);
  if (discount > amount || (item.discountIn !== 'rupees' && off > 100_00)) {
    mark('discount', 'discountAboveAmount');
    return refused();
  }
  const value = amount - discount;
  if (gst === null && needsGst)
    return { line: null, open: { ...texts, quantity, perUnit, gst, value, lacks: ['gst'] }, issues };
  const figures = { quantity, perUnit, gst: gst ?? 0, amount, discount, taxable: value };
  return { line: { ...texts, ...figures }, open: null, issues };
}

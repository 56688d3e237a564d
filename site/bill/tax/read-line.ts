import { type DecimalIssue, readDecimal, type Words, writtenCode, writtenText } from '../reading/written-text.ts';
import { type BillLine, largestTotal } from './bill.ts';
import { type DraftItem, type FieldName, type ItemField, itemFieldName } from './bill-draft.ts';
import { amountOf, percentOf } from './count-bill.ts';
import type { GstinIssue } from './gstin.ts';
import { readMeasure, units } from './units.ts';

/** Why a field is refused or doubted; the catalogue has a sentence for each. */
export type IssueCode =
  | DecimalIssue
  | GstinIssue
  | Words<'unitUnknown discountAboveAmount totalTooLarge compositionInterState receivedAboveTotal upiForm numberForm'>
  | 'gstinNotB2b'
  | Words<'dateBeforeGst dateOldRates dateToCome twoPapers hsnForm rateOfTobacco rateUnusual'>;
export type Issue = { readonly field: FieldName; readonly code: IssueCode };

/** HSN of goods has 4, 6 or 8 digits on a bill, SAC of services 4 or 6 (Rule 46(g), Notification 78/2020-Central Tax). */
export const isHsn = (code: string): boolean => /^\d{4}(\d\d){0,2}$/.test(code);

/** A line not filled in yet, as "Add item" makes it: it stands on no bill. */
export const isBlank = ({ name, hsn, rate, discount }: DraftItem): boolean =>
  [name, hsn, rate, discount].every((text) => writtenText(text) === '');

/** `line` is null while its numbers cannot be counted. */
export function readLine(item: DraftItem): { readonly line: BillLine | null; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const issue = (field: ItemField, code: IssueCode): Issue => ({ field: itemFieldName(item.key, field), code });
  const mark = (field: ItemField, code: IssueCode) => issues.push(issue(field, code));
  const measure = readMeasure(item.quantity);
  const read = (field: ItemField, places: number, text = item[field]): number => {
    const value = readDecimal(text, places);
    if (typeof value !== 'number') mark(field, value);
    return Number(value);
  };
  const quantity = read('quantity', 3, measure.quantity);
  if (measure.unit === undefined && issues.length === 0) mark('quantity', 'unitUnknown');
  const perUnit = read('rate', 3);
  const value = read('discount', 2);
  // Empty is no rate; 0 is a typed one.
  const gst = read('gst', 2, writtenCode(item.gst).replace('%', '').trim() || '?');
  if (gst > 100_00) mark('gst', 'tooLarge');
  if (issues.length > 0) return { line: null, issues };

  const amount = amountOf(quantity, perUnit);
  if (amount === null || amount > largestTotal) return { line: null, issues: [issue('rate', 'totalTooLarge')] };
  const discount = item.discountIn === 'rupees' ? value : percentOf(amount, value);
  const isAbove = discount > amount || (item.discountIn !== 'rupees' && value > 100_00);
  if (isAbove) return { line: null, issues: [issue('discount', 'discountAboveAmount')] };
  const unit = units.find((each) => each === (measure.unit ?? item.unit)) ?? 'NOS';
  const texts = { key: item.key, name: writtenText(item.name), hsn: writtenCode(item.hsn) };
  return { line: { ...texts, quantity, unit, perUnit, gst, amount, discount, taxable: amount - discount }, issues };
}

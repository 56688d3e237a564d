import { createContext, type Dispatch, useContext } from 'react';
import type { Language } from '../../../../account/languages.ts';
import { formatNumber } from '../../../base/format.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import type { Bill } from '../tax/bill.ts';
import { type BillDraft, type BillFieldName, type BillHeaderField, readItemFieldName } from '../tax/bill-draft.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { findGstinFormat, outsideIndiaCode, type PlaceOfSupply } from '../tax/gstin.ts';
import type { BillIssue, BillIssueCode } from '../tax/read-bill-line.ts';
import type { SampleItemFields } from '../tax/sample-marks.ts';
import { isListedUnit } from '../tax/units.ts';
import type { RememberedShop } from './remembered-shop.ts';

/** Formats a place of supply "along with the name of the State and its code" (Rule 46(e), (n)): `Karnataka (29)`. */
export const formatPlaceOfSupply = (place: PlaceOfSupply, text: BillText): string =>
  `${place === outsideIndiaCode ? text.abroad : text.states[place]} (${place})`;

/** Returns the printed name of a unit. A unit that the list lacks is printed as typed. */
export const formatUnit = (unit: string, text: BillText): string => (isListedUnit(unit) ? text.units[unit] : unit);

/** Formats a quantity with its unit, such as `4 bag` or `2 hours`; without a unit, only the number. */
export function formatQuantity(quantity: number, unit: string | null, text: BillText): string {
  const number = formatNumber(quantity / 1000);
  if (unit === null) return number;
  const plural = quantity !== 1000 && isListedUnit(unit) ? text.unitPlurals[unit] : undefined;
  return `${number} ${plural ?? formatUnit(unit, text)}`;
}

/**
 * Returns a party's tax number with its label, GSTIN or UIN (Rule 46(a), (d)). Returns an empty text if there is none.
 */
export function formatTaxNumber({ gstin }: Bill['seller'] | Bill['buyer']): string {
  if (gstin === '') return '';
  const label = findGstinFormat(gstin)?.name === 'uin' ? 'UIN' : 'GSTIN';
  return `${label} ${gstin}`;
}

/** The steps of the form that can be collapsed. */
export type FormStepName = 'seller' | 'buyer' | 'bill';

/** Returns the collapsible step that contains a field; null for any other field. */
export function findFormStep(field: BillFieldName): FormStepName | null {
  if (['number', 'date', 'sellerUpi', 'received', 'terms', 'copies', 'paper'].includes(field)) return 'bill';
  if (field.startsWith('seller')) return 'seller';
  if (field.startsWith('buyer') || field === 'supply' || field === 'placeOfSupply') return 'buyer';
  return null;
}

/** Returns a short text about an issue for the line of a collapsed step: `GSTIN: check the last letter`. */
export function formatShortIssue(issue: BillIssue, draft: BillDraft, text: BillText): string {
  const brief: Readonly<Partial<Record<BillIssueCode, string>>> = text.briefIssues;
  return brief[issue.code] ?? formatIssueWithLabel(issue, draft, text);
}

/** Returns the text of an issue with the label of its field: `Item 2, Rate: Use 0 or more.` */
export function formatIssueWithLabel({ field, code }: BillIssue, { items }: BillDraft, text: BillText): string {
  const at = readItemFieldName(field);
  const position = items.findIndex(({ key }) => key === at?.key) + 1;
  const label = at
    ? `${text.itemNumber(position)}, ${text.columns[at.field]}`
    : labelOf(field as BillHeaderField, text);
  return `${label}: ${text.issues[code]}`;
}

/**
 * Returns a field's label. The form has two fields for the place of supply, with different labels; the returned label
 * fits both.
 */
const labelOf = (field: BillHeaderField, text: BillText): string =>
  field === 'placeOfSupply' ? text.placeOfSupply : text.fields[field];

export type BillText = Catalogue['bill'];

/** Context of all components of the bill maker. On the server `dispatch` does nothing. */
export type BillContextValue = BillState & {
  readonly dispatch: Dispatch<BillAction>;
  readonly text: BillText;
  readonly language: Language;
  /** Warnings about unusual values, which may be right. */
  readonly warnings: readonly BillIssue[];
  /** Items that "Fill with a sample" writes; null if the page has no sample. */
  readonly sample: readonly SampleItemFields[] | null;
  /** The shop stored on this device; null on the server. */
  readonly shop: RememberedShop | null;
};

export const BillContext = createContext<BillContextValue | null>(null);

export function useBill(): BillContextValue {
  const tools = useContext(BillContext);
  if (tools === null) throw new Error('useBill: no BillContext above this component');
  return tools;
}

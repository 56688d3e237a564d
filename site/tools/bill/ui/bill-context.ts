import { createContext, type Dispatch, useContext } from 'react';
import type { Language } from '../../../../account/languages.ts';
import { figure } from '../../../base/format.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import type { Bill } from '../tax/bill.ts';
import { type BillDraft, type BillFieldName, type HeaderField, readItemFieldName } from '../tax/bill-draft.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { gstinFormatOf, outsideIndiaCode, type PlaceOfSupply } from '../tax/gstin.ts';
import type { BillIssue, BillIssueCode } from '../tax/read-bill-line.ts';
import type { SampleLine } from '../tax/sample-marks.ts';
import { isUnit } from '../tax/units.ts';
import type { RememberedShop } from './remembered-shop.ts';

/** A place as a bill names it, "along with the name of the State and its code" (Rule 46(e), (n)): `Karnataka (29)`. */
export const formatPlaceOfSupply = (place: PlaceOfSupply, text: BillText): string =>
  `${place === outsideIndiaCode ? text.abroad : text.states[place]} (${place})`;

/** A unit as the bill prints it: one that the list lacks as typed. */
export const unitLabel = (unit: string, text: BillText): string => (isUnit(unit) ? text.units[unit] : unit);

/** `4 bag` or `2 hours`; only the number where nobody named a unit. */
export function formatQuantity(quantity: number, unit: string | null, text: BillText): string {
  const number = figure(quantity / 1000);
  if (unit === null) return number;
  const plural = quantity !== 1000 && isUnit(unit) ? text.unitPlurals[unit] : undefined;
  return `${number} ${plural ?? unitLabel(unit, text)}`;
}

/** The number of a party, with what it is (Rule 46(a), (d)); empty without one. */
export const labelledTaxNumber = (party: Bill['seller'] | Bill['buyer']): string =>
  party.gstin !== '' ? `${gstinFormatOf(party.gstin)?.name === 'uin' ? 'UIN' : 'GSTIN'} ${party.gstin}` : '';

/** The three steps that are folded into a line each. */
export type FormStepName = 'seller' | 'buyer' | 'bill';

/** Returns the part that holds a field; null for an item's, or one that stands outside of them. */
export function formStepOf(field: BillFieldName): FormStepName | null {
  if (['number', 'date', 'sellerUpi', 'received', 'terms', 'copies', 'paper'].includes(field)) return 'bill';
  if (field.startsWith('seller')) return 'seller';
  if (field.startsWith('buyer') || field === 'supply' || field === 'placeOfSupply') return 'buyer';
  return null;
}

/** Says what is wrong where there is room for a line: `GSTIN: check the last letter`. */
export function briefIssueText(issue: BillIssue, draft: BillDraft, text: BillText): string {
  const brief: Readonly<Partial<Record<BillIssueCode, string>>> = text.briefIssues;
  return brief[issue.code] ?? issueTextWithLabel(issue, draft, text);
}

/** Says what is wrong away from its field: `Item 2, Rate: Use 0 or more.` */
export function issueTextWithLabel({ field, code }: BillIssue, { items }: BillDraft, text: BillText): string {
  const at = readItemFieldName(field);
  const position = items.findIndex(({ key }) => key === at?.key) + 1;
  const label = at ? `${text.itemNumber(position)}, ${text.columns[at.field]}` : labelOf(field as HeaderField, text);
  return `${label}: ${text.issues[code]}`;
}

/** The form asks for the place of supply in two ways: away from it, both have its name. */
const labelOf = (field: HeaderField, text: BillText): string =>
  field === 'placeOfSupply' ? text.placeOfSupply : text.fields[field];

export type BillText = Catalogue['bill'];

/** What every part of the bill maker works with; on the server `dispatch` does nothing. */
export type BillContextValue = BillState & {
  readonly dispatch: Dispatch<BillAction>;
  readonly text: BillText;
  readonly language: Language;
  /** What is unusual on the bill but may be right. */
  readonly warnings: readonly BillIssue[];
  /** The sample that one press fills in; null where the page has none. */
  readonly sample: readonly SampleLine[] | null;
  /** The remembered shop, unknown to the server. */
  readonly shop: RememberedShop | null;
};

export const BillContext = createContext<BillContextValue | null>(null);

export function useBill(): BillContextValue {
  const tools = useContext(BillContext);
  if (tools === null) throw new Error('useBill: no BillContext above this component');
  return tools;
}

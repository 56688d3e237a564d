import { createContext, type Dispatch, useContext } from 'react';
import type { Language } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import type { RememberedShop } from '../remembered-shop.ts';
import type { Bill } from '../tax/bill.ts';
import { type BillDraft, type HeadField, readItemFieldName } from '../tax/bill-draft.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { abroad, formOfGstin, type Place } from '../tax/gstin.ts';
import type { Issue } from '../tax/read-line.ts';

/** A place as a bill names it, "along with the name of the State and its code" (Rule 46(e), (n)): `Karnataka (29)`. */
export const placeText = (place: Place, text: BillText): string =>
  `${place === abroad ? text.abroad : text.states[place]} (${place})`;

/** The number of a party, with what it is (Rule 46(a), (d)); empty without one. */
export const taxNumber = (party: Bill['seller'] | Bill['buyer']): string =>
  'gstin' in party && party.gstin !== ''
    ? `${formOfGstin(party.gstin)?.name === 'uin' ? 'UIN' : 'GSTIN'} ${party.gstin}`
    : '';

/** Says what is wrong away from its field: `Item 2, Rate: Use 0 or more.` */
export function issueText({ field, code }: Issue, { items }: BillDraft, text: BillText): string {
  const at = readItemFieldName(field);
  const position = items.findIndex(({ key }) => key === at?.key) + 1;
  const label = at ? `${text.itemNumber(position)}, ${text.columns[at.field]}` : text.fields[field as HeadField];
  return `${label}: ${text.issues[code]}`;
}

export type BillText = Catalogue['bill'];

/** What every part of the bill maker works with; on the server `dispatch` does nothing. */
export type BillTools = BillState & {
  readonly dispatch: Dispatch<BillAction>;
  readonly text: BillText;
  readonly language: Language;
  /** What is unusual on the bill but may be right. */
  readonly warnings: readonly Issue[];
  /** The remembered shop, unknown to the server. */
  readonly shop: RememberedShop | null;
};

export const BillContext = createContext<BillTools | null>(null);

export function useBill(): BillTools {
  const tools = useContext(BillContext);
  if (tools === null) throw new Error('useBill: no BillContext above this component');
  return tools;
}

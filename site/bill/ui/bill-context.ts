import { createContext, type Dispatch, useContext } from 'react';
import type { Language } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';

export type BillText = Catalogue['bill'];

/** What every part of the bill maker works with; on the server `dispatch` does nothing. */
export type BillTools = {
  readonly state: BillState;
  readonly dispatch: Dispatch<BillAction>;
  readonly text: BillText;
  readonly language: Language;
};

export const BillContext = createContext<BillTools | null>(null);

export function useBill(): BillTools {
  const tools = useContext(BillContext);
  if (tools === null) throw new Error('useBill: no BillContext above this component');
  return tools;
}

import { createContext, useContext } from 'react';
import type { Language } from '../../../../account/languages.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import type { BookAction } from '../debt-book.ts';

export type DebtsText = Catalogue['debts'];

/**
 * Context of the components of "Who owes me". `today` is YYYY-MM-DD. `dispatch` changes the pasted list, the answers
 * and the corrections.
 */
export type DebtsContextValue = {
  readonly text: DebtsText;
  readonly language: Language;
  readonly today: string;
  readonly dispatch: (action: BookAction) => void;
};

export const DebtsContext = createContext<DebtsContextValue | null>(null);

export function useDebts(): DebtsContextValue {
  const tools = useContext(DebtsContext);
  if (tools === null) throw new Error('useDebts: no DebtsContext above this component');
  return tools;
}

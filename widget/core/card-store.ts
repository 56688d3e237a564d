import type { FormValues } from '../../account/form-values.ts';
import { parseSignInIdentifier } from '../../account/sign-in-identifier.ts';
import type { Tab } from './card-config.ts';
import { cardReducer, type FlowAction } from './card-reducer.ts';
import type { CardAction, CardState } from './card-state.ts';

type FlowReducer = (state: CardState, action: FlowAction) => CardState;

/**
 * Stores the state outside React, because a second submit in the same tick must see the change that the first submit
 * has made.
 */
export type CardStore = {
  getState(): CardState;
  dispatch(action: CardAction): void;
  /** Adds the reducer of the flows once it has loaded. Before that, the actions of the flows change nothing. */
  extend(flows: FlowReducer): void;
  /** Calls `listener` after every change of the state. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
};

export function createCardStore(initial: CardState): CardStore {
  let state = initial;
  let flows: FlowReducer = (before) => before;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = cardReducer(state, action, flows);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    extend(reducer) {
      flows = reducer;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shows a tab, and copies the typed address to the address field of that tab. Returns true if the tab changed. */
export function selectTab(store: CardStore, values: FormValues, tab: Tab): boolean {
  const before = store.getState().tab;
  store.dispatch({ type: 'tabSelected', tab });
  if (store.getState().tab === before) return false;
  const identifier = parseSignInIdentifier(values.get('identifier'));
  if (tab === 'signin') values.copy('email', 'identifier', values.get('email'));
  else if (identifier.kind === 'email') values.copy('identifier', 'email', identifier.email);
  return true;
}

import type { Tab } from './card-config.ts';
import { cardReducer, type FlowAction } from './card-reducer.ts';
import type { CardAction, CardState } from './card-state.ts';
import type { FormValues } from './form-values.ts';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

type FlowReducer = (state: CardState, action: FlowAction) => CardState;

/** Holds the state outside React, so that a second submit in the same tick already sees the first. */
export type CardStore = {
  getState(): CardState;
  dispatch(action: CardAction): void;
  /** The reducer of the flows has come; before that they bring nothing about. */
  extend(flows: FlowReducer): void;
  /** Calls back after every change; the result unsubscribes. */
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

/** Shows a tab; the address typed on one side is what the visitor means on the other. True when the tab changed. */
export function selectTab(store: CardStore, values: FormValues, tab: Tab): boolean {
  const before = store.getState().tab;
  store.dispatch({ type: 'tabSelected', tab });
  if (store.getState().tab === before) return false;
  const identifier = parseSignInIdentifier(values.get('identifier'));
  if (tab === 'signin' && values.get('identifier') === '') values.set('identifier', values.get('email'));
  if (tab === 'signup' && values.get('email') === '' && identifier.kind === 'email') {
    values.set('email', identifier.email);
  }
  return true;
}

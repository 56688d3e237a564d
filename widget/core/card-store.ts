import { cardReducer } from './card-reducer.ts';
import type { CardAction, CardState } from './card-state.ts';

/** Holds the state outside React, so that a second submit in the same tick already sees the first. */
export type CardStore = {
  getState(): CardState;
  dispatch(action: CardAction): void;
  /** Calls back after every change; the result unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export function createCardStore(initial: CardState): CardStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = cardReducer(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

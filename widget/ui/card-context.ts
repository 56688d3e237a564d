import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormValues } from '../../account/form-values.ts';
import type { CardConfig } from '../core/card-config.ts';
import type { CardCommands } from '../core/card-events.ts';
import type { CardState } from '../core/card-state.ts';
import type { CardStore } from '../core/card-store.ts';
import type { ConsentSentences } from '../languages/consent-sentences.ts';
import type { FirstPaintMessages } from '../languages/messages.ts';
import type { ActiveChunk } from './active-chunk.ts';

/** The context that all views of the card share. */
export type CardContextValue = {
  readonly store: CardStore;
  readonly commands: CardCommands;
  readonly values: FormValues;
  readonly config: CardConfig;
  readonly messages: FirstPaintMessages;
  /** The consent sentences in further languages. null if the build has none. */
  readonly sentences: ConsentSentences | null;
  /** The last sign-in method on this device. Only our own /login knows it. */
  readonly lastMethod?: string | undefined;
  /** The chunk that only an active card needs; null until it has loaded. */
  readonly activeChunk: ActiveChunk | null;
};

export const CardContext = createContext<CardContextValue | null>(null);

export function useCard(): CardContextValue & { readonly state: CardState } {
  const card = useContext(CardContext);
  if (card === null) throw new Error('useCard is used outside CardContext');
  const { store } = card;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { ...card, state };
}

import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import { findCardNode, statusBoxSelector } from './find-in-card.ts';
import { PastedTextsEffect } from './pasted-texts-effect.tsx';
import { PreservedHeightEffect } from './preserved-height-effect.tsx';
import { StatusFocusEffect } from './status-focus-effect.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** Moves the focus, preserves the card's height and replaces pasted texts. Only an active card needs this. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { state } = useCard();
  useFocusRecovery(root, state, nextFocus);
  return (
    <>
      <StatusFocusEffect root={root} />
      <PreservedHeightEffect root={root} />
      <PastedTextsEffect root={root} />
    </>
  );
}

/**
 * Returns the node that receives the focus when the focused control is removed: the first empty field, the first field
 * or the status.
 */
function nextFocus(card: HTMLElement): HTMLElement | null {
  const inputs = [...card.querySelectorAll<HTMLInputElement>('form input')];
  const status = findCardNode(card, statusBoxSelector);
  // The status becomes focusable only here, because otherwise every tap on the status would focus it.
  if (status) status.tabIndex = -1;
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? status;
}

import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import { findCardNode, statusBox } from './find-in-card.ts';
import { PastedTexts } from './pasted-texts.tsx';
import { PreservedHeight } from './preserved-height.tsx';
import { StatusFocus } from './status-focus.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** Moves the focus, preserves the card's height and replaces pasted texts. Only an active card needs this. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { state } = useCard();
  useFocusRecovery(root, state, nextFocus);
  return (
    <>
      <StatusFocus root={root} />
      <PreservedHeight root={root} />
      <PastedTexts root={root} />
    </>
  );
}

/**
 * Returns the node that receives the focus when the focused control is removed: the first empty field, the first field
 * or the status.
 */
function nextFocus(card: HTMLElement): HTMLElement | null {
  const inputs = [...card.querySelectorAll<HTMLInputElement>('form input')];
  const status = findCardNode(card, statusBox);
  // The status becomes focusable only here, because otherwise every tap on the status would focus it.
  if (status) status.tabIndex = -1;
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? status;
}

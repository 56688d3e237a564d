import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import { findNode, statusBox } from './find-in-card.ts';
import { HeldPlace } from './held-place.tsx';
import { PastedTexts } from './pasted-texts.tsx';
import { StatusFocus } from './status-focus.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Runs the effects of an active card on its own box: focus, height and pasted texts. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { state } = useCard();
  useKeptFocus(root, state, nextStop);
  return (
    <>
      <StatusFocus root={root} />
      <HeldPlace root={root} />
      <PastedTexts root={root} />
    </>
  );
}

/** Returns the next focus after a removed control: the first empty field, else the first one, else the status. */
function nextStop(card: HTMLElement): HTMLElement | null {
  const inputs = [...card.querySelectorAll<HTMLInputElement>('form input')];
  const status = findNode(card, statusBox);
  // Only now: earlier, a tap on it would take the focus.
  if (status) status.tabIndex = -1;
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? status;
}

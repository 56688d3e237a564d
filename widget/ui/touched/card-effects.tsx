import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import { HeldPlace } from './held-place.ts';
import { RefusalFocus } from './refusal-focus.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What only a touched card does to its own box: where the focus goes, what keeps its place. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { state } = useCard();
  useKeptFocus(root, state, nextStop);
  return (
    <>
      <RefusalFocus root={root} />
      <HeldPlace root={root} />
    </>
  );
}

/** Where a visitor goes on whose control has gone: the first field that is still empty, else what is said now. */
function nextStop(card: HTMLElement): HTMLElement | null {
  const inputs = [...card.querySelectorAll<HTMLInputElement>('form input')];
  const status = card.querySelector<HTMLElement>('[role=status]');
  // Only now, so that a tap on it does not take the focus.
  if (status) status.tabIndex = -1;
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? status;
}

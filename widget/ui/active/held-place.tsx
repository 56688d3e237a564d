import { type RefObject, useEffect } from 'react';
import { isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import { findNode, statusBox } from './find-in-card.ts';

/**
 * Keeps the card's height and the position of its sentence while a signed-in visitor is taken on, without the form:
 * neither the page below nor the sentence jumps at the last moment.
 */
export function HeldPlace({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  useEffect(
    () =>
      // The store reports before React draws, so everything is still in its place.
      store.subscribe(() => {
        const card = root.current;
        const panel = card?.querySelector<HTMLElement>('[role=tabpanel]');
        if (!card || !panel) return;
        if (isLeaving(store.getState().view)) hold(card, panel);
        else release(card, panel);
      }),
    [store, root],
  );
  return null;
}

function hold(card: HTMLElement, panel: HTMLElement): void {
  const form = findNode(card, statusBox)?.previousElementSibling;
  const isHeld = card.style.minHeight !== '';
  if (!form || isHeld) return;
  card.style.minHeight = `${card.offsetHeight}px`;
  const held = `${form.getBoundingClientRect().bottom - panel.getBoundingClientRect().top}px`;
  panel.style.paddingTop = held;
  // The steps use this room.
  panel.style.setProperty('--held', held);
}

function release(card: HTMLElement, panel: HTMLElement): void {
  card.style.minHeight = '';
  panel.style.paddingTop = '';
  panel.style.removeProperty('--held');
}

import { type RefObject, useEffect } from 'react';
import { isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';

/**
 * While a signed-in visitor is taken on, the form is gone, but the card stays as tall as it was and its sentence where
 * it was: neither what stands below the card nor what the visitor reads jumps for one last moment.
 */
export function HeldPlace({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  useEffect(
    () =>
      // The store tells before React draws, so everything still has its place.
      store.subscribe(() => {
        const card = root.current;
        const form = card?.querySelector('[role=status]')?.previousElementSibling;
        const panel = card?.querySelector<HTMLElement>('[role=tabpanel]');
        if (!card || !panel) return;
        if (!isLeaving(store.getState().view)) {
          card.style.minHeight = '';
          panel.style.paddingTop = '';
          panel.style.removeProperty('--held');
        } else if (form && card.style.minHeight === '') {
          card.style.minHeight = `${card.offsetHeight}px`;
          const held = `${form.getBoundingClientRect().bottom - panel.getBoundingClientRect().top}px`;
          panel.style.paddingTop = held;
          // The steps stand in it.
          panel.style.setProperty('--held', held);
        }
      }),
    [store, root],
  );
  return null;
}

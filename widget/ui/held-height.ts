import { type RefObject, useEffect } from 'react';
import { isLeaving } from '../core/is-leaving.ts';
import { useCard } from './card-context.ts';

/** While a signed-in visitor is taken on, the card stays as tall as it was: what stands below it must not jump for one last moment. */
export function HeldHeight({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  useEffect(
    () =>
      // The store tells before React draws, so the form still has its height.
      store.subscribe(() => {
        const card = root.current;
        if (card === null) return;
        if (!isLeaving(store.getState().view)) card.style.minHeight = '';
        else if (card.style.minHeight === '') card.style.minHeight = `${card.offsetHeight}px`;
      }),
    [store, root],
  );
  return null;
}

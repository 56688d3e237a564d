import { type RefObject, useEffect } from 'react';
import { isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import { useIsOwnSite } from './use-is-own-site.ts';

/**
 * Keeps the card's height while a signed-in visitor is taken on, without the form: on a partner's page nothing below
 * jumps at the last moment. On our own page the receipt is as tall as what it says.
 */
export function HeldPlace({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  const isOwnSite = useIsOwnSite();
  useEffect(() => {
    if (isOwnSite) return;
    // The store reports before React draws, so everything is still in its place.
    return store.subscribe(() => {
      const card = root.current;
      if (!card) return;
      if (!isLeaving(store.getState().view)) card.style.minHeight = '';
      else if (card.style.minHeight === '') card.style.minHeight = `${card.offsetHeight}px`;
    });
  }, [store, root, isOwnSite]);
  return null;
}

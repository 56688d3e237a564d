import { type RefObject, useEffect } from 'react';
import { isRedirecting } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import { useIsOurSite } from './use-is-our-site.ts';

/**
 * Preserves the card's height while a signed-in visitor is redirected, so that the content below the card does not move
 * when the form disappears. Does nothing on our own site.
 */
export function PreservedHeightEffect({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  const isOwnSite = useIsOurSite();
  useEffect(() => {
    if (isOwnSite) return;
    // The store calls this function before React renders, so the card has the height of the previous view.
    return store.subscribe(() => {
      const card = root.current;
      if (!card) return;
      if (!isRedirecting(store.getState().view)) card.style.minHeight = '';
      else if (card.style.minHeight === '') card.style.minHeight = `${card.offsetHeight}px`;
    });
  }, [store, root, isOwnSite]);
  return null;
}

import { type RefObject, useEffect } from 'react';
import { isRedirecting } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import { useIsOurSite } from './use-is-our-site.ts';

/**
 * Preserves the card's height while a signed-in visitor is redirected. On a partner's page, the content below the card
 * then does not move when the form disappears. On our own site the card is as tall as its receipt.
 */
export function PreservedHeight({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
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

import { prerenderCard } from '../element/prerender/prerender-card.tsx';

/**
 * The card's HTML. It is rendered while this module loads, because Vite closes its module runner as soon as the module
 * has loaded.
 */
export const prerenderedHtml = await prerenderCard();

import { prerenderCard } from '../element/prerender/prerender-card.tsx';

/**
 * The HTML of the card. It is rendered while this module loads, because Vite closes its module runner right after that.
 */
export const prerenderedHtml = await prerenderCard();

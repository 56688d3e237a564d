import { prerenderCard } from '../element/prerender/prerender-card.tsx';

/** The card's HTML, rendered while this module loads, because Vite closes its module runner right after. */
export const prerenderedHtml = await prerenderCard();

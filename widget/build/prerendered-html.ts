import { prerenderCard } from '../element/prerender/prerender-card.tsx';

/** The card's HTML. It is rendered while this module loads, since Vite closes its module runner right after that. */
export const prerenderedHtml = await prerenderCard();

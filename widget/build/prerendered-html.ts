import { prerenderCard } from '../element/prerender/prerender-card.tsx';

/** Made while this module loads: Vite closes its module runner right after. */
export const prerenderedHtml = await prerenderCard();

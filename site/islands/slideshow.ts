import { wakeNearViewport } from './wake-near-viewport.ts';

/** Entry of the landing page: React and the controls load when the slideshow comes near. */
wakeNearViewport('[data-island="slideshow"]', async (host) => {
  const { mountSlideshow } = await import('./mount-slideshow.tsx');
  mountSlideshow(host);
});

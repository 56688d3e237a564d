import { hydrateRoot } from 'react-dom/client';
import { SlideshowControls, type SlideshowControlsData } from './slideshow-controls.tsx';

/** Takes over the controls that the server has rendered into `host`. */
export function mountSlideshow(host: HTMLElement): void {
  const data: SlideshowControlsData = JSON.parse(host.dataset.props ?? '');
  hydrateRoot(host, <SlideshowControls {...data} stage={host.closest<HTMLElement>('[data-slideshow]')} />);
}

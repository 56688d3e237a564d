import { loadReactPart } from './load-react-part.ts';
import { pageLanguage } from './page-language.ts';
import { applyPageValues } from './page-values.ts';
import { paintCard } from './paint-card.ts';
import type { MountedCard } from './react-part.tsx';
import { showLoadFailure } from './show-load-failure.ts';
import { whenWanted } from './when-wanted.ts';

/** A card on the page, before and after React. */
export type PaintedCard = { moved(): void; reset(): void; end(): void };

/** Paints the card and hands it to React when that is there, with all that a visitor did meanwhile. */
export function startCard(host: HTMLElement, root: ShadowRoot): PaintedCard {
  const language =
    (host.getAttribute('lang') ?? pageLanguage(host) ?? '').slice(0, 2).toLowerCase() === 'hi' ? 'hi' : 'en';
  const tab = host.getAttribute('tab') === 'signin' ? 'signin' : 'signup';
  const wrapper = paintCard(root, language, tab);
  applyPageValues(wrapper, host);

  let card: MountedCard | undefined;
  let gone = false;
  let waits = true;
  let keptSubmit = false;
  let pressed: HTMLElement | null = null;
  wrapper.addEventListener('submit', (event) => {
    if (!waits) return;
    event.preventDefault();
    keptSubmit = true;
  });
  wrapper.addEventListener('click', ({ target }) => {
    if (waits) pressed = (target as Element).closest('button:not([type=submit])') ?? pressed;
  });

  const stopWaiting = whenWanted(host, () => {
    loadReactPart()
      .then(async ({ mountCard }) => {
        if (gone) return;
        const handOver = (): { keptSubmit: boolean } => {
          waits = false;
          return { keptSubmit };
        };
        card = await mountCard({ host, root, wrapper, language, tab, handOver });
        if (gone) card.end();
        pressed?.click();
      })
      .catch((error: unknown) => gone || showLoadFailure(root, host, language, error));
  });
  return {
    moved: () => card?.moved(),
    reset: () => card?.reset(),
    end() {
      gone = true;
      stopWaiting();
      card?.end();
    },
  };
}

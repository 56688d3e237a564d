import type { Language } from '../core/card-config.ts';
import { applyPageValues } from './page-values.ts';
import { paintCard } from './paint-card.ts';
import { loadHindiPart, loadReactPart } from './parts.ts';
import { prerendered } from './prerendered.ts';
import type { MountedCard } from './react-part.tsx';
import { showLoadFailure } from './show-load-failure.ts';
import { whenWanted } from './when-wanted.ts';

/** A card on the page, before and after React. */
export type PaintedCard = { moved(): void; reset(): void; end(): void };

/** Paints the card and hands it to React when that is there, with all that a visitor did meanwhile. */
export function startCard(host: HTMLElement, root: ShadowRoot): PaintedCard {
  // The nearest language, the element's own first.
  let language: Language = /^hi\b/i.test(host.closest('[lang]')?.getAttribute('lang') ?? '') ? 'hi' : 'en';
  const tab = host.getAttribute('tab') === 'signin' ? 'signin' : 'signup';

  let card: MountedCard | undefined;
  let gone = false;
  let waits = true;
  let keptSubmit = false;
  let pressed: HTMLElement | null = null;
  let failureTexts: string[] | undefined;
  const onSubmit = (event: Event): void => {
    if (!waits) return;
    event.preventDefault();
    // The last intention counts.
    keptSubmit = true;
    pressed = null;
  };
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('button:not([type=submit])');
    if (!waits || !button) return;
    pressed = button;
    keptSubmit = false;
  };
  const paint = (html: string | undefined): HTMLElement => {
    const wrapper = paintCard(root, html, `-${language}-${tab}`);
    applyPageValues(wrapper, host);
    wrapper.addEventListener('submit', onSubmit);
    wrapper.addEventListener('click', onClick);
    return wrapper;
  };
  // Hindi comes in a file of its own, unless the page brought the card along; where it cannot be had at once, English is painted.
  const painted =
    language === 'en' || root.querySelector('[data-build]')
      ? paint(prerendered?.html[tab])
      : loadHindiPart(0).then(
          ({ hindi }) => {
            failureTexts = hindi.loadFailure;
            return paint(hindi.html?.[tab]);
          },
          () => {
            language = 'en';
            return paint(prerendered?.html[tab]);
          },
        );

  const takeOver = async (): Promise<void> => {
    try {
      const { mountCard } = await loadReactPart();
      const wrapper = await painted;
      if (gone) return;
      const handOver = (): { keptSubmit: boolean } => {
        waits = false;
        return { keptSubmit };
      };
      card = await mountCard({ host, root, wrapper, language, tab, handOver });
      if (gone) card.end();
      pressed?.click();
    } catch (error) {
      if (!gone) showLoadFailure(root, host, error, failureTexts);
    }
  };
  const stopWaiting = whenWanted(host, () => void takeOver());
  return {
    moved: () => card?.moved(),
    reset: () => card?.reset(),
    end() {
      gone = true;
      stopWaiting();
      card?.end();
      root.querySelector('div')?.remove();
    },
  };
}

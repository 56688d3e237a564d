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
  const language = /^hi\b/i.test(host.closest('[lang]')?.getAttribute('lang') ?? '') ? 'hi' : 'en';
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
    keptSubmit = true;
  };
  const onClick = ({ target }: Event): void => {
    if (waits) pressed = (target as Element).closest('button:not([type=submit])') ?? pressed;
  };
  const paint = (html: string | undefined): HTMLElement => {
    const wrapper = paintCard(root, html);
    applyPageValues(wrapper, host);
    wrapper.addEventListener('submit', onSubmit);
    wrapper.addEventListener('click', onClick);
    return wrapper;
  };
  // Hindi comes in a file of its own, unless the page brought the card along; without it React draws the card.
  const painted =
    language === 'en' || root.firstElementChild
      ? paint(prerendered?.html[tab])
      : loadHindiPart().then(
          ({ hindi }) => {
            failureTexts = hindi.loadFailure;
            return paint(hindi.html?.[tab]);
          },
          () => paint(undefined),
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
    },
  };
}

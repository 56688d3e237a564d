import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  type AttributeName,
  attributeNames,
  type Language,
  type RawAttributes,
  type Tab,
} from '../core/card-config.ts';
import { cardControls } from './card-controls.ts';
import { CardRoot } from './card-root.tsx';
import { withTouchPart } from './load-touch-part.ts';
import { prerenderedBuild } from './prerendered-build.ts';
import { readTypedText, restoreFocus } from './typed-text.ts';
import { loadMessages } from './use-messages.ts';
import type { CardStart } from './use-start.ts';

export type PaintedNodes = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly wrapper: HTMLElement;
  /** What was painted. */
  readonly language: Language;
  readonly tab: Tab;
  /** From here on events are React's; tells what the visitor did before. */
  readonly handOver: () => CardStart;
};
export type MountedCard = { moved(): void; reset(): void; end(): void };

/** Takes the painted card over: hydrates HTML of this very build, draws anew everything else and carries over what was typed. */
export async function mountCard({ host, root, wrapper, language, tab, handOver }: PaintedNodes): Promise<MountedCard> {
  // Hydration must find its own words; without them the card is drawn in English.
  const hasMessages = await loadMessages(language).then(
    () => true,
    () => false,
  );
  const attributes = (): RawAttributes => readAttributes(host);
  const typed = readTypedText(root);
  const start = handOver();
  const onUncaughtError = (cause: unknown): void => withTouchPart((part) => part.renderFailure(root, cause));
  let phase: 'painted' | 'drawn' | 'ended' = 'painted';
  let react: Root;
  const update = (): void => {
    // An update that overtakes hydration would make React throw the painted nodes away.
    if (phase !== 'drawn') return;
    // For a card made anew: what is typed by now, and no submit, which was the first one's.
    const { texts } = readTypedText(root);
    react.render(<CardRoot host={host} attributes={attributes()} start={{ typed: texts }} />);
  };
  const hydrates = hasMessages && wrapper.dataset.build === `${prerenderedBuild}-${language}-${tab}`;
  const onDrawn = (): void => {
    // React's last effects run when the card is ended, even if it was drawn only just now.
    if (phase === 'ended') return;
    phase = 'drawn';
    if (!hydrates) restoreFocus(root, typed.focus);
    update();
  };
  if (hydrates) {
    // Attributes may have changed since the paint: hydration finds what was painted, and the change comes after it.
    const painted = { ...attributes(), lang: language, tab };
    const props = { host, attributes: painted, start: { ...start, onDrawn } };
    react = hydrateRoot(wrapper, <CardRoot {...props} />, { onUncaughtError });
  } else {
    wrapper.textContent = '';
    const known: RawAttributes = hasMessages ? attributes() : { ...attributes(), lang: 'en' };
    react = createRoot(wrapper, { onUncaughtError });
    react.render(<CardRoot host={host} attributes={known} start={{ ...start, typed: typed.texts, onDrawn }} />);
  }
  const observer = new MutationObserver(update);
  observer.observe(host, { attributes: true, attributeFilter: [...attributeNames] });
  return {
    moved: () => cardControls.get(host)?.moved(),
    reset: () => cardControls.get(host)?.reset(),
    end() {
      phase = 'ended';
      observer.disconnect();
      react.unmount();
    },
  };
}

function readAttributes(host: HTMLElement): RawAttributes {
  const given: Partial<Record<AttributeName, string>> = {};
  for (const name of attributeNames) {
    const value = host.getAttribute(name);
    if (value) given[name] = value;
  }
  return given;
}

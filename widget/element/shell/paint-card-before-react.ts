import { type Language, sourceLanguage } from '../../../account/languages.ts';
import type { Tab } from '../../core/card-config.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { missingReactMessage } from '../../languages/en/missing-react-message.ts';
import { languageLoaders } from '../../languages/language-loaders.ts';
import { findCardLanguage } from '../card-language.ts';
import { sourceLanguageHtml } from '../prerendered.ts';
import { applyLinksAndInitialValues, paintCard } from './paint-card.ts';

/** The painted nodes, and the text that they had when they were painted. */
export type PaintedNodes = {
  readonly wrapper: HTMLElement;
  readonly language: Language;
  readonly text: string | null;
  /** The texts that the card displays if React does not load. */
  readonly failure: typeof missingReactMessage;
};

/**
 * Paints the card. For a language other than the source language, loads the language's file first, unless the page
 * already contains the card's HTML. If the file is unavailable, paints the source language.
 */
export function paintCardBeforeReact(
  host: HTMLElement,
  root: ShadowRoot,
  tab: Tab,
): PaintedNodes | Promise<PaintedNodes> {
  const paint = (language: Language, html: string | undefined, failure = missingReactMessage): PaintedNodes => {
    const wrapper = paintCard(root, html, `-${language}-${tab}`);
    applyLinksAndInitialValues(wrapper, host);
    return { wrapper, language, text: wrapper.textContent, failure };
  };
  const paintSource = (): PaintedNodes => paint(sourceLanguage, sourceLanguageHtml?.[tab]);
  const language = findCardLanguage(host);
  if (language === sourceLanguage) return paintSource();
  if (root.querySelector('[data-build]')) return paint(language, undefined);
  return withChunkTimeout(languageLoaders[language]()).then(
    ({ messages, html }) => paint(language, html?.[tab], messages.loadFailure),
    paintSource,
  );
}

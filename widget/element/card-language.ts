import { type Language, resolveLanguage, sourceLanguage } from '../../account/languages.ts';

/**
 * Returns the nearest `lang` around the element, through shadow roots, or null. Skips the element's own `lang`, which
 * is an attribute of the card.
 */
export function findPageLanguage({ parentNode }: Pick<Node, 'parentNode'>): string | null {
  for (let around: Node | null = parentNode; around; around = around.parentNode ?? (around as ShadowRoot).host) {
    const lang = (around as Partial<Element>).getAttribute?.('lang');
    if (typeof lang === 'string') return lang;
  }
  return null;
}

/**
 * Returns the language of the attribute, otherwise that of the page, otherwise English. Skips languages that the card
 * does not have.
 */
export function findCardLanguage(host: HTMLElement): Language {
  return resolveLanguage(host.getAttribute('lang')) ?? resolveLanguage(findPageLanguage(host)) ?? sourceLanguage;
}

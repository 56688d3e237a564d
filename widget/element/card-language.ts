import { type Language, resolveLanguage, sourceLanguage } from '../../account/languages.ts';

/** Returns the nearest `lang` around the element, through shadow roots, or null. Its own is an attribute of the card. */
export function pageLanguage({ parentNode }: Pick<Node, 'parentNode'>): string | null {
  for (let around: Node | null = parentNode; around; around = around.parentNode ?? (around as ShadowRoot).host) {
    const lang = (around as Partial<Element>).getAttribute?.('lang');
    if (typeof lang === 'string') return lang;
  }
  return null;
}

/** Returns the attribute's language, else the page's, else the source's. Skips a language that the card lacks. */
export function cardLanguage(host: HTMLElement): Language {
  return resolveLanguage(host.getAttribute('lang')) ?? resolveLanguage(pageLanguage(host)) ?? sourceLanguage;
}

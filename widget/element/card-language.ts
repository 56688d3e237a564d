import { type Language, resolveLanguage, sourceLanguage } from '../languages/languages.ts';

/** The nearest `lang` around the element, or null. The element's own is an attribute of the card. */
export function pageLanguage(host: HTMLElement): string | null {
  return host.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
}

/** Its own attribute's language, else the page's, else the source's; one that the card lacks counts as none. */
export function cardLanguage(host: HTMLElement): Language {
  return resolveLanguage(host.getAttribute('lang')) ?? resolveLanguage(pageLanguage(host)) ?? sourceLanguage;
}

import { type Language, resolveLanguage, sourceLanguage } from '../languages/languages.ts';

/** Returns the nearest `lang` around the element, or null. The element's own `lang` is an attribute of the card. */
export function pageLanguage(host: HTMLElement): string | null {
  return host.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
}

/** Returns the attribute's language, else the page's, else the source's. Skips a language that the card lacks. */
export function cardLanguage(host: HTMLElement): Language {
  return resolveLanguage(host.getAttribute('lang')) ?? resolveLanguage(pageLanguage(host)) ?? sourceLanguage;
}

/** The nearest `lang` around the element, or null. The element's own is an attribute of the card. */
export function pageLanguage(host: HTMLElement): string | null {
  return host.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null;
}

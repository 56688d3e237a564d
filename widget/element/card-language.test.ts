import { expect, test } from 'vitest';
import { findCardLanguage } from './card-language.ts';

/** Returns a card on a Hindi page, inside `roots` nested shadow roots. */
function cardWithin(roots: number): { readonly host: HTMLElement; readonly outermost: Element } {
  document.documentElement.lang = 'hi';
  const outermost = document.body.appendChild(document.createElement('section'));
  let around: Node = outermost;
  for (let depth = 0; depth < roots; depth += 1) {
    const element = around.appendChild(document.createElement('div'));
    around = element.attachShadow({ mode: 'closed' });
  }
  return { host: around.appendChild(document.createElement('div')), outermost };
}

test.each([0, 1, 2])(
  'a card inside %i shadow roots takes the `lang` of the nearest element around the card',
  (roots) => {
    const { host, outermost } = cardWithin(roots);
    expect(findCardLanguage(host)).toBe('hi');
    outermost.setAttribute('lang', 'en');
    expect(findCardLanguage(host)).toBe('en');
    host.lang = 'hi';
    expect(findCardLanguage(host)).toBe('hi');
  },
);

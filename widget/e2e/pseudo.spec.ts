import { expect, test } from '../../dev/proof/browser/test.ts';
import { PlaygroundPage } from './playground-page.ts';

test('in the pseudo-locale no scenario shows a stray text', async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] /);
  const playground = new PlaygroundPage(page);
  const strays: string[] = [];
  for (const scenario of await playground.open(services.partner, 'lang=pseudo')) {
    await playground.show({ scenario, lang: 'pseudo', theme: 'light' });
    for (const text of await page.evaluate(wordsOfCard)) {
      if (/\p{Letter}/u.test(text.replace(/⟦.*?⟧/gs, ''))) strays.push(`${scenario}: ${text}`);
    }
  }
  expect(strays).toEqual([]);
});

/** Everything a visitor reads or hears, but for the provider's own words, which are marked `lang="en"`. Runs in the page. */
function wordsOfCard(): string[] {
  const root = document.querySelector('acct-auth-card')?.shadowRoot;
  if (!root) return ['no card'];
  const words = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('p[lang=en], style')) return [];
    // A name by reference goes before one of its own, which then is a word for autofill alone.
    const label = element.hasAttribute('aria-labelledby') ? [] : ['aria-label'];
    const names = [...label, 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
    // The pieces of a sentence with links in it are strings of their own.
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return [...names, texts.map((node) => node.textContent).join('')];
  });
  return words.map((text) => text.trim()).filter((text) => /\p{Letter}/u.test(text));
}

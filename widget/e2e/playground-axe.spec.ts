import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { PlaygroundPage } from './playground-page.ts';

// Each language, theme and width has one page, which shows every scenario without a reload.
for (const lang of ['en', 'hi']) {
  for (const theme of ['light', 'dark']) {
    for (const width of [320, 1280]) {
      const tag = lang === 'en' && theme === 'light' && width === 320 ? [] : '@proof:rare';
      test(`no scenario has an axe violation or cut-off text (${lang}, ${theme}, ${width} px)`, { tag }, async ({
        page,
        services,
        allowConsole,
      }) => {
        test.setTimeout(90_000);
        // Scenarios report misconfigurations and refused records on purpose.
        allowConsole(/\[acct-auth-card\] /);
        const playground = new PlaygroundPage(page);
        const scenarios = await playground.open(services.partner, `lang=${lang}&theme=${theme}`);
        expect(scenarios.length).toBeGreaterThan(30);
        await playground.resize(width);
        const faults: string[] = [];
        for (const scenario of scenarios) {
          await playground.show({ scenario, lang, theme });
          for (const fault of [...(await playground.violations()), ...(await playground.overflows())]) {
            faults.push(`${scenario}: ${fault}`);
          }
        }
        expect(faults).toEqual([]);
      });
    }
  }
}

test('no scenario has cut-off text in English at 280 px', { tag: '@proof:rare' }, async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] /);
  const playground = new PlaygroundPage(page);
  await page.setViewportSize({ width: 280, height: 900 });
  const faults: string[] = [];
  for (const scenario of await playground.open(services.partner)) {
    await playground.show({ scenario, lang: 'en', theme: 'light' });
    for (const fault of await playground.overflows()) faults.push(`${scenario}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`the playground's own page has no axe violation and does not overflow (${theme})`, {
    tag: '@proof:rare',
  }, async ({ page, services }) => {
    await page.goto(`${services.partner}/playground/?scenario=check-solved&theme=${theme}`);
    await expect(page.getByText('Fake of reCAPTCHA')).toHaveAttribute('aria-pressed', 'true');
    await page.getByText('Attributes', { exact: true }).click();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('in the pseudo-locale, every text that a scenario shows comes from the catalogue', async ({
  page,
  services,
  allowConsole,
}) => {
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

/**
 * Returns every visible or spoken text of the card, except texts that come from the provider or the visitor. Runs in
 * the page.
 */
function wordsOfCard(): string[] {
  const root = document.querySelector('acct-auth-card')?.shadowRoot;
  if (!root) return ['no card'];
  const words = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('p[lang=en], [translate=no], style')) return [];
    // Skips the `aria-label` of an element with an `aria-labelledby`, because only autofill reads such an `aria-label`.
    const label = element.hasAttribute('aria-labelledby') ? [] : ['aria-label'];
    const names = [...label, 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
    // Joins text nodes, because a sentence with links consists of several strings.
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return [...names, texts.map((node) => node.textContent).join('')];
  });
  return words.map((text) => text.trim()).filter((text) => /\p{Letter}/u.test(text));
}

import { expect, test } from '../../dev/proof/browser/test.ts';
import { tabs, themes } from '../core/card-config.ts';
import { languageCodes } from '../languages/languages.ts';
import { type Attributes, CardPage } from './card-page.ts';
import { declarativeCard } from './declarative-card.ts';
import { holdChunk } from './hold-chunk.ts';

const cases = languageCodes.flatMap((lang) => tabs.flatMap((tab) => themes.map((theme) => ({ lang, tab, theme }))));

/** What a partner may add, each of which the first paint shows or React reads. */
const partners: Attributes = {
  'cookie-domain': 'localhost',
  'terms-url': '/partner/terms',
  'privacy-url': '/partner/privacy',
  'prefill-company': 'Chai & Co',
  'prefill-email': 'asha@example.com',
  'human-check': 'real',
};

for (const way of ['the script tag', 'a declarative shadow root'] as const) {
  test(`React takes over the very nodes of the built card, by ${way}: each language, tab and theme`, {
    tag: way === 'a declarative shadow root' ? [] : '@proof:rare',
  }, async ({ page, services }) => {
    const card = new CardPage(page);
    for (const { lang, tab, theme } of cases) {
      const release = await holdChunk(page, 'react.js');
      const attributes = { 'app-url': services.app, lang, tab, theme, ...(theme === 'auto' ? partners : {}) };
      const inside = way === 'the script tag' ? {} : { inside: declarativeCard(lang, tab) };
      await card.open(services.partner, attributes, inside);
      const controls = card.root.locator('input, button, a');
      await expect(controls.last()).toBeVisible();
      const painted = await controls.evaluateAll((nodes) => {
        for (const node of nodes) node.setAttribute('data-painted', '');
        return nodes.length;
      });
      await release();
      await card.ready();
      // A mismatch makes React throw all nodes away; it reports that as an error, too, which fails a test.
      const what = JSON.stringify(attributes);
      expect(await card.root.locator('[data-painted]').count(), what).toBe(painted);
      expect(await controls.count(), what).toBe(painted);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

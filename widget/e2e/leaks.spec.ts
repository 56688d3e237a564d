import { expect, test } from '../../dev/proof/browser/test.ts';
import { countLeaks, type LeakCounts, leakLimits } from '../../dev/proof/count-leaks.ts';
import { CardPage } from './card-page.ts';

/**
 * Number of cards. With many cards, the few objects that the browser releases late hardly change the result per card.
 */
const cards = 500;

for (const check of ['auto', 'real']) {
  const title = `${cards} active cards are released after their removal, with the human check "${check}"`;
  test(title, { tag: '@proof:leaks' }, async ({ page, services }, { annotations }) => {
    test.setTimeout(600_000);
    const card = new CardPage(page);
    const attributes = { 'app-url': services.app, 'human-check': check };
    await card.open(services.partner, attributes);
    await card.ready();
    const leak = await countLeaks(page, cards, attributes);
    annotations.push({ type: 'each left behind', description: JSON.stringify(leak) });
    for (const name of Object.keys(leakLimits) as (keyof LeakCounts)[])
      expect(leak[name], `${name} of ${JSON.stringify(leak)}`).toBeLessThanOrEqual(leakLimits[name]);
  });
}

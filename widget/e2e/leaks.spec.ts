import { countLeaks } from '../../dev/proof/count-leaks.ts';
import { leakLimits } from '../../dev/proof/leaks.ts';
import { expect, test } from '../../dev/testing/browser/test.ts';
import { CardPage } from './card-page.ts';

for (const check of ['auto', 'real']) {
  test(`a touched card that is removed is released, with the human check "${check}"`, async ({ page, services }) => {
    test.setTimeout(120_000);
    const card = new CardPage(page);
    const attributes = { 'app-url': services.app, 'human-check': check };
    await card.open(services.partner, attributes);
    await card.ready();
    const leak = await countLeaks(page, 20, attributes);
    expect(leak.nodes, JSON.stringify(leak)).toBeLessThanOrEqual(leakLimits.nodes);
    expect(leak.listeners, JSON.stringify(leak)).toBeLessThanOrEqual(leakLimits.listeners);
  });
}

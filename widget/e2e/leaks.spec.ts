import { countLeaks, type Leak, leakLimits } from '../../dev/proof/count-leaks.ts';
import { expect, test } from '../../dev/testing/browser/test.ts';
import { CardPage } from './card-page.ts';

/** Memory is measured over many cards alone: a few are lost in what the browser itself keeps. */
const runs: readonly { cards: number; tag: readonly string[]; measured: readonly (keyof Leak)[] }[] = [
  { cards: 20, tag: [], measured: ['nodes', 'listeners'] },
  { cards: 500, tag: ['@proof:leaks'], measured: ['nodes', 'listeners', 'bytes'] },
];

for (const { cards, tag, measured } of runs) {
  for (const check of ['auto', 'real']) {
    test(
      `${cards} touched cards that are removed are released, with the human check "${check}"`,
      {
        tag: [...tag],
      },
      async ({ page, services }, { annotations }) => {
        test.setTimeout(600_000);
        const card = new CardPage(page);
        const attributes = { 'app-url': services.app, 'human-check': check };
        await card.open(services.partner, attributes);
        await card.ready();
        const leak = await countLeaks(page, cards, attributes, measured);
        annotations.push({ type: 'each left behind', description: JSON.stringify(leak) });
        for (const name of measured)
          expect(leak[name], `${name} of ${JSON.stringify(leak)}`).toBeLessThanOrEqual(leakLimits[name]);
      },
    );
  }
}

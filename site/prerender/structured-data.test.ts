import { expect, it } from 'vitest';
import { languageCodes } from '../../widget/languages/languages.ts';
import { subscriptionGst } from '../content/facts/plans.ts';
import { rupees } from '../format.ts';
import { pageOptions } from '../testing/page-options.ts';
import { places, renderPage } from './render-page.tsx';

type Offer = { name: string; price: number; priceSpecification?: { price: number; valueAddedTaxIncluded: boolean } };
type Thing = {
  '@type': string;
  name?: string;
  offers?: readonly Offer[];
  itemListElement?: readonly { name: string }[];
};

async function readPage(path: string): Promise<{ things: readonly Thing[]; text: string }> {
  const page = new DOMParser().parseFromString(await renderPage(path, pageOptions()), 'text/html');
  const script = page.querySelector('script[type="application/ld+json"]');
  script?.remove();
  const text = page.body.textContent ?? '';
  return { things: JSON.parse(script?.textContent ?? '{}')['@graph'], text };
}

it('says of every page what the page says', async () => {
  for (const { path } of places) {
    const { things, text } = await readPage(path);
    const names = things.flatMap(({ name, itemListElement = [] }) => [
      name,
      ...itemListElement.map((each) => each.name),
    ]);
    expect(
      names.filter((name) => name !== undefined && !text.includes(name)),
      path,
    ).toEqual([]);
    for (const { name, price } of things.flatMap(({ offers = [] }) => offers)) {
      expect(text, path).toContain(name);
      expect(text, path).toContain(price === 0 ? '3' : rupees(price, 'en'));
    }
  }
});

it.each(languageCodes)(
  'offers the trial and the one plan on sale, with GST as the owner says (%s)',
  async (language) => {
    const path = languageCodes[0] === language ? '/pricing' : `/${language}/pricing`;
    const offers = (await readPage(path)).things.flatMap((thing) => thing.offers ?? []);
    expect(offers.map(({ price }) => price)).toEqual([0, 999]);
    expect(offers[1]?.priceSpecification).toMatchObject({
      price: 999,
      valueAddedTaxIncluded: subscriptionGst.includedInPrice,
    });
  },
);

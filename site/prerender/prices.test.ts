import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GstTerms } from '../content/facts/owner-facts.ts';

type Offer = { readonly price: number; readonly priceSpecification?: object };

/** Resolves to functions that render pages and preview pictures for an owner's decision on GST. */
async function siteWithGst(gstOnPrices: GstTerms | null) {
  vi.resetModules();
  const { ownerFacts } = await import('../content/facts/owner-facts.ts');
  Object.assign(ownerFacts, { gstOnPrices });
  const { renderPage } = await import('./render-page.tsx');
  const { createDemoRenderOptions } = await import('../testing/create-demo-render-options.ts');
  const { linkPreviewCards } = await import('./link-preview-card.tsx');
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const read = async (path: string) => {
    const page = parse(await renderPage(path, createDemoRenderOptions()));
    const script = page.querySelector('script[type="application/ld+json"]');
    script?.remove();
    const things: readonly { offers?: readonly Offer[] }[] = JSON.parse(script?.textContent ?? '{}')['@graph'];
    const main = page.querySelector('main')?.textContent ?? '';
    const banner = page.querySelector('.demo-banner')?.textContent ?? '';
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return { main, banner, description, offers: things.flatMap(({ offers = [] }) => offers) };
  };
  const preview = async (file: string) => {
    const card = (await linkPreviewCards('')).find((each) => each.file === file);
    return parse(card?.html ?? '')
      .querySelector('.price')
      ?.textContent?.trim();
  };
  return { read, preview };
}

afterEach(() => void vi.resetModules());

const quoted = { en: '₹999 a year', hi: '₹999 सालाना' } as const;
const states = [
  {
    gst: 'added',
    paid: 1178.82,
    tax: true,
    line: { en: '3 months free, then ₹999 a year + 18% GST', hi: '3 महीने मुफ़्त, फिर ₹999 सालाना + 18% GST' },
    beside: { en: '₹999 per year after the trial+ 18% GST = ₹1,178.82', hi: '+ 18% GST = ₹1,178.82' },
    row: 'Price a year, GST included₹1,178.82',
    preview: '₹999+ 18% GST = ₹1,178.82 per year after the trial',
    absent: /a year, with GST|GST सहित/,
  },
  {
    gst: 'included',
    paid: 999,
    tax: true,
    line: { en: '3 months free, then ₹999 a year, with GST', hi: '3 महीने मुफ़्त, फिर ₹999 सालाना, GST सहित' },
    beside: { en: '₹999 per year after the trialwith GST', hi: 'GST सहित' },
    row: 'Price a year, GST included₹999',
    preview: '₹999with GST per year after the trial',
    absent: /\+ 18% GST =|1,178/,
  },
  {
    gst: 'none',
    paid: 999,
    tax: false,
    line: { en: '3 months free, then ₹999 a year', hi: '3 महीने मुफ़्त, फिर ₹999 सालाना' },
    beside: { en: '₹999 per year after the trial', hi: '₹999' },
    row: 'Price a year₹999',
    preview: '₹999per year after the trial',
    absent: /18%|with GST|GST सहित|1,178/,
  },
] as const;

describe.each(states)('with GST $gst', ({ gst, paid, tax, line, beside, row, preview, absent }) => {
  it.each(['en', 'hi'] as const)('every page quotes the same price (%s)', async (language) => {
    const { read } = await siteWithGst(gst);
    const prefix = language === 'hi' ? '/hi' : '';
    const [home, plans, pricing] = [
      await read(prefix || '/'),
      await read(`${prefix}/plans`),
      await read(`${prefix}/pricing`),
    ];
    expect(home.main).toContain(line[language]);
    expect(plans.main).toContain(beside[language]);
    expect(plans.main).toContain(line[language]);
    if (language === 'en') expect(plans.main).toContain(row);
    expect(pricing.main).toContain(beside[language]);
    expect(pricing.description).toContain(quoted[language]);
    for (const { main } of [home, plans]) expect(main).not.toMatch(absent);
  });

  it('the sum to pay is in the data for search engines, and the preview picture shows the price', async () => {
    const site = await siteWithGst(gst);
    for (const path of ['/plans', '/pricing']) {
      const { offers } = await site.read(path);
      expect(offers.map(({ price }) => price)).toEqual([0, paid]);
      expect(offers[1]?.priceSpecification).toMatchObject({ price: paid });
      expect('valueAddedTaxIncluded' in (offers[1]?.priceSpecification ?? {})).toBe(tax);
    }
    expect(await site.preview('preview-home-en.png')).toBe(preview);
  });
});

it('a demo without a decision on GST quotes the higher price, and only its banner says that GST is undecided', async () => {
  const { read } = await siteWithGst(null);
  const { main, banner } = await read('/pricing');
  expect(main).toContain('+ 18% GST = ₹1,178.82 a year');
  expect(main).not.toMatch(/undecided|owner decides/);
  expect(banner).toBe('Demo: test services, sample links, GST undecided');
  expect((await (await siteWithGst('none')).read('/pricing')).banner).toBe('Demo build: test services, sample links');
});

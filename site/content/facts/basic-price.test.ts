import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./plans.ts');
  vi.resetModules();
});

it('answers whether GST is included with the sum, in both languages', async () => {
  const { catalogues } = await import('../catalogues.ts');
  expect(catalogues.en.faq.items[1]?.answer).toContain('No. ₹999 + 18% GST = ₹1,178.82.');
  expect(catalogues.hi.faq.items[1]?.answer).toContain('नहीं। ₹999 + 18% जीएसटी = ₹1,178.82।');
  for (const page of ['/plans', '/pricing'] as const) {
    expect(catalogues.en.meta[page].description).toContain('₹999 + 18% GST per year');
    expect(catalogues.hi.meta[page].description).toContain('₹999 + 18% जीएसटी प्रति वर्ष');
  }
});

it('turns round where the one constant says that prices contain GST', async () => {
  vi.resetModules();
  vi.doMock('./plans.ts', async (original) => ({
    ...(await original<typeof import('./plans.ts')>()),
    subscriptionGst: { percent: 18, includedInPrice: true },
  }));
  const { catalogues } = await import('../catalogues.ts');
  expect(catalogues.en.faq.items[1]?.answer).toContain('Yes. ₹999 = ₹846.61 + 18% GST (₹152.39).');
  expect(catalogues.en.meta['/pricing'].description).toContain('₹999 including 18% GST per year');
});

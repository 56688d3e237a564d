import { expect, it, vi } from 'vitest';
import { yearlyPrice as english } from '../en/basic-price.ts';
import { yearlyPrice as hindi } from '../hi/basic-price.ts';
import type { GstTerms } from './owner-facts.ts';

it.each<[GstTerms, string, string, string, string, string]>([
  [
    'added',
    '₹1,178.82',
    '₹1,178.82 a year (₹999 + 18% GST)',
    'No. ₹999 + 18% GST = ₹1,178.82.',
    'साल के ₹1,178.82 (₹999 + 18% GST)',
    'नहीं। ₹999 + 18% GST = ₹1,178.82।',
  ],
  [
    'included',
    '₹999',
    '₹999 a year, GST included',
    'Yes. ₹999 = ₹846.61 + 18% GST (₹152.39).',
    'साल के ₹999, GST सहित',
    'हां। ₹999 = ₹846.61 + 18% GST (₹152.39)।',
  ],
  [
    'none',
    '₹999',
    '₹999 a year, no GST',
    'No GST is charged: you pay ₹999.',
    'साल के ₹999, GST नहीं लगता',
    'GST नहीं लगता: आप ₹999 देंगे।',
  ],
])(
  'GST %s: what is paid and how it is quoted, in both languages',
  (terms, total, quoted, answer, quotedHindi, answerHindi) => {
    expect(english(999, { percent: 18, terms })).toMatchObject({ total, quoted, answer });
    expect(hindi(999, { percent: 18, terms })).toMatchObject({ total, quoted: quotedHindi, answer: answerHindi });
  },
);

it.each<[GstTerms, number]>([
  ['added', 6],
  ['included', 6],
  ['none', 0],
])('GST %s: what leads to the prices names it only where some is charged', async (gstOnPrices, naming) => {
  vi.resetModules();
  const { ownerFacts } = await import('./owner-facts.ts');
  Object.assign(ownerFacts, { gstOnPrices });
  const { catalogues } = await import('../catalogues.ts');
  const lines = Object.values(catalogues).flatMap(({ plans, common }) => [
    plans.pricingLead,
    plans.toPricing,
    common.seePricing,
  ]);
  expect(lines.filter((line) => line.includes('GST'))).toHaveLength(naming);
});

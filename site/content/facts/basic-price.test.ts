import { expect, it } from 'vitest';
import { createYearlyPriceTexts as english } from '../en/create-yearly-price-texts.ts';
import { createYearlyPriceTexts as hindi } from '../hi/create-yearly-price-texts.ts';
import type { GstTerms } from './owner-facts.ts';

it.each<[GstTerms, object, object]>([
  [
    'added',
    {
      price: '₹999',
      quoted: '₹999 a year + 18% GST',
      offer: '₹0 today, then ₹999 a year',
      gst: '+ 18% GST = ₹1,178.82',
      sum: '+ 18% GST = ₹1,178.82 a year',
      answer: 'No. ₹999 + 18% GST = ₹1,178.82.',
    },
    {
      quoted: '₹999 सालाना + 18% GST',
      offer: 'आज ₹0, फिर ₹999 सालाना',
      gst: '+ 18% GST = ₹1,178.82',
      answer: 'नहीं। ₹999 + 18% GST = ₹1,178.82।',
    },
  ],
  [
    'included',
    {
      price: '₹999',
      quoted: '₹999 a year, with GST',
      offer: '₹0 today, then ₹999 a year, with GST',
      gst: 'with GST',
      sum: '',
      answer: 'Yes. ₹999 = ₹846.61 + 18% GST (₹152.39).',
    },
    {
      quoted: '₹999 सालाना, GST सहित',
      offer: 'आज ₹0, फिर ₹999 सालाना, GST सहित',
      gst: 'GST सहित',
      answer: 'हां। ₹999 = ₹846.61 + 18% GST (₹152.39)।',
    },
  ],
  [
    'none',
    {
      price: '₹999',
      quoted: '₹999 a year',
      offer: '₹0 today, then ₹999 a year',
      gst: '',
      sum: '',
      answer: 'No GST is charged: you pay ₹999.',
    },
    { quoted: '₹999 सालाना', offer: 'आज ₹0, फिर ₹999 सालाना', gst: '', answer: 'GST नहीं लगता: आप ₹999 देंगे।' },
  ],
])('the sentences about a price of ₹999 with GST %s are correct in English and Hindi', (terms, inEnglish, inHindi) => {
  expect(english(999, { percent: 18, terms })).toMatchObject(inEnglish);
  expect(hindi(999, { percent: 18, terms })).toMatchObject(inHindi);
});

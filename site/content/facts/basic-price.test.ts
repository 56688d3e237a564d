import { expect, it } from 'vitest';
import { basicPrice as english } from '../en/basic-price.ts';
import { basicPrice as hindi } from '../hi/basic-price.ts';

it('is quoted without GST, and the answer has the sum, in both languages', () => {
  const added = { percent: 18, includedInPrice: false };
  expect(english(added)).toEqual({ quoted: '₹999 + 18% GST', answer: 'No. ₹999 + 18% GST = ₹1,178.82.' });
  expect(hindi(added)).toEqual({ quoted: '₹999 + 18% GST', answer: 'नहीं। ₹999 + 18% GST = ₹1,178.82।' });
});

it('turns round where the owner says that prices contain GST', () => {
  const included = { percent: 18, includedInPrice: true };
  expect(english(included)).toEqual({
    quoted: '₹999 including 18% GST',
    answer: 'Yes. ₹999 = ₹846.61 + 18% GST (₹152.39).',
  });
  expect(hindi(included).answer).toBe('हां। ₹999 = ₹846.61 + 18% GST (₹152.39)।');
});

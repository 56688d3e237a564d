import { expect, it } from 'vitest';
import { priceWithGst } from './price-with-gst.ts';

it('adds GST to the paisa where prices are quoted without it', () => {
  expect(priceWithGst(999, { percent: 18, includedInPrice: false })).toEqual({
    net: 999,
    gst: 179.82,
    total: 1178.82,
    percent: 18,
  });
  expect(priceWithGst(1999, { percent: 18, includedInPrice: false }).total).toBe(2358.82);
});

it('takes GST out where prices are quoted with it, and the parts still add up', () => {
  const { net, gst, total } = priceWithGst(999, { percent: 18, includedInPrice: true });
  expect(total).toBe(999);
  expect(net).toBe(846.61);
  expect(net + gst).toBeCloseTo(total, 2);
});

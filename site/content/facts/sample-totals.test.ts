import { expect, it } from 'vitest';
import { sampleMonth, samplePurchases } from './sample-books.ts';
import { gstTotals, invoiceTotals, outstandingTotals } from './sample-totals.ts';

it('the sample invoice adds up to the amount written in words on it', () => {
  expect(invoiceTotals()).toEqual({ taxable: 19_600, cgst: 490, sgst: 490, total: 20_580 });
});

it('the aging list adds up to the sample receivables', () => {
  const { parties, byAge, total } = outstandingTotals();
  expect(parties.map((party) => party.total)).toEqual([48_200, 31_750, 40_050]);
  expect(total).toBe(120_000);
  expect(byAge.upTo30 + byAge.upTo60 + byAge.over60).toBe(total);
});

it('the purchases by supplier are those of the month', () => {
  expect(samplePurchases.reduce((sum, { amount }) => sum + amount, 0)).toBe(sampleMonth.purchases);
});

it('the GST summary adds up', () => {
  expect(gstTotals()).toEqual({ output: 12_250, cgst: 6125, sgst: 6125, input: 8000, payable: 4250 });
});

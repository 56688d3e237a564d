import { expect, it } from 'vitest';
import { sampleMonth, samplePurchases } from './sample-books.ts';
import { gstTotals, invoiceTotals, outstandingTotals, salesByMonth } from './sample-totals.ts';

it('the sums of the sample books equal a calculation by hand', () => {
  expect(invoiceTotals()).toEqual({ taxable: 19_600, cgst: 490, sgst: 490, total: 20_580 });
  const { parties, byAge, total } = outstandingTotals();
  expect(parties.map((row) => [row.party, row.total, row.oldest])).toEqual([
    ['a', 48_200, '2026-09-06'],
    ['c', 40_050, '2026-11-08'],
    ['b', 31_750, '2026-09-06'],
  ]);
  expect([byAge, total]).toEqual([{ upTo30: 72_000, upTo60: 18_500, over60: 29_500 }, 120_000]);
  const { output, input, payable } = gstTotals();
  expect(output).toEqual({ taxable: 245_000, cgst: 6125, sgst: 6125 });
  expect(input.cgst).toBe(4000);
  expect(payable).toEqual({ cgst: 2125, sgst: 2125, total: 4250 });
});

it('the sums in the sample books agree with each other', () => {
  const { sales, purchases } = sampleMonth;
  expect(samplePurchases.reduce((sum, { amount }) => sum + amount, 0)).toBe(purchases);
  const months = salesByMonth();
  expect([months[0]?.month, months[5]]).toEqual(['2026-06-01', { month: '2026-11-01', sales }]);
});

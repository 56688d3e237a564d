import { describe, expect, it } from 'vitest';
import { languageCodes, localPath } from '../../../widget/languages/languages.ts';
import { figure } from '../../format.ts';
import { renderPage } from '../../prerender/render-page.tsx';
import { pageOptions } from '../../testing/page-options.ts';
import { catalogues } from '../catalogues.ts';
import * as books from './sample-books.ts';
import { bothTaxes, gstTotals, invoiceTotals, outstandingTotals, salesByMonth } from './sample-totals.ts';

it('the sums are what one counts by hand', () => {
  expect(invoiceTotals()).toEqual({ taxable: 19_600, cgst: 490, sgst: 490, total: 20_580 });
  const { parties, byAge, total } = outstandingTotals();
  expect(parties.map((row) => [row.party, row.total, row.oldest])).toEqual([
    ['a', 48_200, '2026-09-06'],
    ['c', 40_050, '2026-11-08'],
    ['b', 31_750, '2026-09-06'],
  ]);
  expect([byAge, total]).toEqual([{ upTo30: 72_000, upTo60: 18_500, over60: 29_500 }, 120_000]);
  const { output, businesses, others, input, payable } = gstTotals();
  expect(output).toEqual({ taxable: 245_000, cgst: 6125, sgst: 6125 });
  expect([businesses.cgst, others.sgst, input.cgst]).toEqual([4210, 1915, 4000]);
  expect(payable).toEqual({ cgst: 2125, sgst: 2125, total: 4250 });
});

it('the books agree with each other', () => {
  const { sales, purchases } = books.sampleMonth;
  expect(books.samplePurchases.reduce((sum, { amount }) => sum + amount, 0)).toBe(purchases);
  const months = salesByMonth();
  expect([months[0]?.month, months[5]]).toEqual(['2026-06-01', { month: '2026-11-01', sales }]);
});

describe.each(languageCodes)('what is marked as a sample (%s)', (language) => {
  const { samples } = catalogues[language];
  const order = outstandingTotals().parties.map(({ party }) => samples.parties[party]);

  it.each(['/', '/features', '/gst-bill-maker', '/who-owes-me'])('shows the one sample book on %s', async (path) => {
    const html = await renderPage(localPath(path, language), pageOptions());
    const page = new DOMParser().parseFromString(html, 'text/html');
    const marks = Array.from(page.querySelectorAll('small')).filter((each) => each.textContent === samples.sample);
    const figures = new Set(marks.map((mark) => mark.closest('[role=img], .sheet, section')));
    expect(figures.size, 'one mark a figure').toBe(marks.length);
    expect(figures.size).toBeGreaterThan(0);
    for (const shown of figures) {
      const text = Array.from(shown?.querySelectorAll('*') ?? [], leafText).join(' | ');
      expect(amountsIn(text).filter((amount) => !known.has(amount))).toEqual([]);
      const parties: readonly string[] = text.match(new RegExp(`(${order.join('|')})(?= \\|)`, 'g')) ?? [];
      expect([...new Set(parties)], text).toEqual(order.filter((name) => parties.includes(name)));
      // What those hear who do not see a screen is on it.
      const heard = amountsIn(shown?.getAttribute('aria-label') ?? '');
      expect(heard.filter((amount) => !amountsIn(text).includes(amount))).toEqual([]);
    }
  });
});

const leafText = (element: Element): string =>
  Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')).join('');

/** Amounts of money from 1,000 on, as written in Indian grouping, and without their paise. */
const amountsIn = (text: string): string[] => text.match(/\b\d{1,2}(,\d\d)*,\d{3}\b/g) ?? [];

/** Every number of the books, and every sum that the tax code makes of them. */
const known = new Set(
  [
    ...numbersIn([books, invoiceTotals(), outstandingTotals(), gstTotals(), salesByMonth()]),
    ...books.sampleInvoice.lines.map(({ quantity, rate }) => quantity * rate),
    ...[gstTotals().output, gstTotals().input].map(bothTaxes),
    books.sampleMonth.purchases + bothTaxes(gstTotals().input),
    books.sampleReceipts.reduce((sum, { amount }) => sum + amount, 0),
  ].map((amount) => figure(amount)),
);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

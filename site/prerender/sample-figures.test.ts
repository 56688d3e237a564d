import { describe, expect, it } from 'vitest';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { formatNumber } from '../base/format.ts';
import { catalogues } from '../content/catalogues.ts';
import * as books from '../sample-book/sample-books.ts';
import { gstTotals, invoiceTotals, outstandingTotals, salesByMonth, sumGst } from '../sample-book/sample-totals.ts';
import { renderDemoPage } from '../testing/render-demo-page.ts';

describe.each(languageCodes)('amounts in drawn documents that are marked as samples (%s)', (language) => {
  const { billTimeline, samples } = catalogues[language];
  const order = outstandingTotals().parties.map(({ party }) => samples.parties[party]);

  it.each(['/', '/features', '/who-owes-me'])('on the page %s come from the sample books', async (path) => {
    const html = await renderDemoPage(pathInLanguage(path, language));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const notes = [samples.sample, billTimeline.note];
    const marks = Array.from(page.querySelectorAll('small')).filter((each) => notes.includes(each.textContent ?? ''));
    const figures = new Set(marks.map((mark) => mark.closest('.sheet, section')));
    expect(figures.size, 'each figure has one mark').toBe(marks.length);
    expect(figures.size).toBeGreaterThan(0);
    for (const shown of figures) {
      const text = Array.from(shown?.querySelectorAll('*') ?? [], leafText).join(' | ');
      expect(amountsIn(text).filter((amount) => !known.has(amount))).toEqual([]);
      const parties: readonly string[] = text.match(new RegExp(`(${order.join('|')})(?= \\|)`, 'g')) ?? [];
      expect([...new Set(parties)], text).toEqual(order.filter((name) => parties.includes(name)));
      // A screen reader announces the same amounts as the screen shows.
      const heard = amountsIn(shown?.getAttribute('aria-label') ?? '');
      expect(heard.filter((amount) => !amountsIn(text).includes(amount))).toEqual([]);
    }
  });
});

const leafText = (element: Element): string =>
  Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')).join('');

/** Finds the amounts of 1,000 rupees or more in a text, such as `1,25,000`, and omits their paise. */
const amountsIn = (text: string): string[] => text.match(/\b\d{1,2}(,\d\d)*,\d{3}\b/g) ?? [];

/** Every number of the sample books, and every sum that the code for taxes computes from these numbers. */
const known = new Set(
  [
    ...numbersIn([books, invoiceTotals(), outstandingTotals(), gstTotals(), salesByMonth()]),
    ...books.sampleInvoice.lines.map(({ quantity, rate }) => quantity * rate),
    ...[gstTotals().output, gstTotals().input].map(sumGst),
    books.sampleMonth.purchases + sumGst(gstTotals().input),
    books.samplePaymentsReceived.reduce((sum, { amount }) => sum + amount, 0),
  ].map((amount) => formatNumber(amount)),
);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

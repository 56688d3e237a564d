import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { pathInLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { findPdfToTextProgram } from '../../dev/services/set-up/prepare-browser.ts';
import { formatPaise } from '../base/format.ts';
import { catalogues } from '../content/catalogues.ts';
import { exampleShop, openStoredBill } from './bill-fixture.ts';

/**
 * Sizes of papers in millimetres. A roll is as long as its bill. `margin` is the white space at both sides, with room
 * for rounding.
 */
const papers = {
  A4: { width: 210, height: 297, margin: 9 },
  A5: { width: 148, height: 210, margin: 9 },
  roll: { width: 80, height: 0, margin: 3 },
} as const;
type Paper = keyof typeof papers;

/** Prints the bill on `paper` and returns the words of each page. Expects that no word reaches into the margin. */
async function printOn(page: Page, paper: Paper): Promise<readonly (readonly string[])[]> {
  const { width, height, margin } = papers[paper];
  await page.locator('#bill-paper').evaluate((field: HTMLSelectElement) => {
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });
  await page.locator('#bill-paper').selectOption(paper === 'roll' ? `${width}` : '');
  const side = { left: '10mm', right: '10mm' };
  const size = { width: `${width}mm`, height: `${height}mm` };
  const input = await page.pdf({ margin: side, ...(paper === 'roll' ? { preferCSSPageSize: true } : size) });
  const read = execFileSync(findPdfToTextProgram(), ['-bbox', '-', '-'], { input, encoding: 'utf8' });
  return read.split('<page ').flatMap((part, index) => {
    if (index === 0) return [];
    const [, wide, long] = /width="(.*?)" height="(.*?)"/.exec(part) ?? [];
    expect(Math.round((Number(wide) / 72) * 25.4), paper).toBe(width);
    const words = Array.from(part.matchAll(/xMin="(.*?)".* xMax="(.*?)".*>(.+)<\/word>/g));
    const edges = words.flatMap(([, left, right]) => [Number(left), Number(right)].map((point) => (point / 72) * 25.4));
    expect(Math.min(...edges), paper).toBeGreaterThanOrEqual(margin);
    expect(Math.max(...edges), paper).toBeLessThanOrEqual(width - margin);
    // The paper of a roll ends just below the last word of the bill.
    const ends = Array.from(part.matchAll(/yMax="(.*?)"/g), ([, end]) => Number(end));
    if (paper === 'roll') expect(((Number(long) - Math.max(...ends)) / 72) * 25.4).toBeLessThan(8);
    return [words.map(([, , , word = '']) => word)];
  });
}

for (const [count, language] of Object.entries({ 1: 'en', 30: 'hi', 100: 'en' } as const)) {
  const { bill } = catalogues[language];

  test(`each item of a bill is printed once, below the bill number and the table’s headings, on A4, A5 and a roll (${language}, ${count})`, {
    tag: count === '100' ? '@proof:rare' : [],
  }, async ({ page, services }) => {
    const names = Array.from({ length: Number(count) }, (_, index): string => `Ghee${index + 1001}`);
    const amounts = names.map((_, index) => formatPaise(200_200 + 200 * index));
    await openStoredBill(page, services.site + pathInLanguage('/gst-bill-maker', language), names);
    for (const paper of Object.keys(papers) as Paper[]) {
      const pages = await printOn(page, paper);
      const all = pages.flat();
      const found = (list: readonly string[]) => all.filter((word) => list.includes(word)).sort();
      expect(found(names), paper).toEqual(names);
      // If the bill has only one item, the amount of that item is printed a second time as the sum.
      expect(found(amounts), paper).toEqual(count === '1' ? [...amounts, ...amounts] : amounts);
      // The shop's name is printed at the top, at the signature and, if the bill has several pages, on each page.
      const repeated = count === '1' || paper === 'roll' ? 0 : pages.length;
      expect(all.join(' ').match(/Asha|₹/g), paper).toHaveLength(repeated + 3);
      if (count !== '1') expect(all.join(' ')).toContain(`: ${2 * names.length} ${bill.units.NOS}`);
      if (paper === 'roll') expect(pages).toHaveLength(1);
      for (const [index, words] of pages.entries()) {
        const has = (word: string) => words.includes(word);
        for (const once of [exampleShop.number, bill.columns.name])
          expect(
            words.filter((word) => word === once),
            `${paper}: ${once}`,
          ).toHaveLength(1);
        expect(words).toContain('Asha');
        if (paper !== 'roll') expect(words.slice(-3), paper).toEqual([`${index + 1}`, '/', `${pages.length}`]);
        // No item is split over two pages. If the bill has several items, each page contains at least two of them.
        expect(names.map(has), paper).toEqual(amounts.map(has));
        expect(names.filter(has).length, paper).toBeGreaterThan(count === '1' ? 0 : 1);
      }
    }
  });
}

test('a long item name without spaces wraps on the printed bill, which is black on white in each colour scheme', async ({
  page,
  services,
}) => {
  await openStoredBill(page, `${services.site}/gst-bill-maker`, ['M'.repeat(120)]);
  for (const paper of ['A5', 'roll'] as const) {
    const [words = []] = await printOn(page, paper);
    expect(words.join(' ')).toContain('2 nos');
    expect(words).toContain('2,002.00');
    expect(words.join('').replace(/[^M]/g, '')).toContain('M'.repeat(120));
  }
  await test.step('from the dark theme and with forced colours', async () => {
    const ink = page.locator('.bill-paper, .bill-paper *:not(rect)');
    const coloursOn = async (paper: 'plain' | '') => {
      await page.emulateMedia({ media: 'screen' });
      await page.locator('#bill-paper').selectOption(paper);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' });
      return new Set(await ink.evaluateAll((all) => all.map((each) => getComputedStyle(each).color)));
    };
    expect(await coloursOn('plain')).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(await coloursOn(''), 'the name has the colour of the band').toEqual(
      new Set(['rgb(0, 0, 0)', 'rgb(125, 20, 15)']),
    );
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

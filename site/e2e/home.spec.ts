import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';

for (const language of languageCodes) {
  const { bill, hero } = catalogues[language];

  test(`the first screen of the home page has two calls to action, the price and the sample bill with its total (${language})`, async ({
    page,
    services,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(services.site + pathInLanguage('/', language));
    const first = page.locator('.hero');
    const links = await first
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')));
    const own = (['/features', '/pricing', '/gst-bill-maker'] as const).map((path) => pathInLanguage(path, language));
    expect(links).toEqual([`${services.app}/login`, ...own]);
    await expect(first.getByRole('row', { name: bill.total })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(first.getByRole('row')).toHaveCount(6);
    await expect(first.getByRole('row', { name: bill.total })).toBeInViewport({ ratio: 1 });
  });

  test(`the highlighted words of the home page’s heading stay on one line (${language})`, async ({
    page,
    services,
  }) => {
    await page.goto(services.site + pathInLanguage('/', language));
    for (const width of [320, 360, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const lines = await page.getByText(hero.highlight, { exact: true }).evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getClientRects().length;
      });
      expect(lines, `${width} px`).toBe(1);
    }
  });
}

test('the sample bill on the home page is white paper in the dark theme too', async ({ page, services }) => {
  await page.goto(services.site);
  const colours = () =>
    page.locator('.sample-bill').evaluate((paper) => {
      const { backgroundColor, color } = getComputedStyle(paper);
      return { backgroundColor, color };
    });
  const byDay = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).toEqual(byDay);
  expect(byDay.backgroundColor).toBe('rgb(255, 253, 248)');
});

import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { hydrateBillMaker } from './bill-fixture.ts';
import { noFaults, watchPage } from './page-watch.ts';

test('each script has a hash, even if it loads at the first touch, and the browser reports a script without a hash', async ({
  page,
  services,
}) => {
  const watched = await watchPage(page, () => page.goto(`${services.site}/gst-bill-maker`));
  await hydrateBillMaker(page);
  expect((await watched()).violations).toEqual([]);
  // The import below runs the page's script a second time. A focused form would make that script load the form at once.
  await page.locator('[data-bill] :focus').blur();
  const url = `${await page.locator('script[src]').first().getAttribute('src')}?without-hash`;
  await page.evaluate((address) => import(address), url);
  await expect.poll(async () => (await watched()).violations).toEqual([`without a hash ${services.site}${url}`]);
});

test('a published legal text follows its security policy, is accessible, and links to the current edition', async ({
  page,
  request,
  services,
}) => {
  const { editions } = await (await request.get(`${services.site}/editions/editions.json`)).json();
  const [{ edition }] = editions;
  await page.goto(`${services.site}/hi/privacy`);
  const watched = await watchPage(page, () => page.locator(`a[href="/editions/${edition}/hi/privacy"]`).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.hi.meta['/privacy'].heading);
  expect(await watched()).toEqual(noFaults);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: catalogues.hi.editions.today }).click();
  await expect(page).toHaveURL(`${services.site}/hi/privacy`);
});

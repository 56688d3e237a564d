import { languageCodes } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { noFaults, watchPage } from './page-watch.ts';
import { status404ConsoleLine } from './site-paths.ts';

const own = { '/no-such-page': 'en', '/features/no-such-page': 'en', '/hi/no-such-page': 'hi' } as const;

for (const [path, language] of Object.entries(own)) {
  const others = languageCodes.filter((code) => code !== language);
  const headings = [language, ...others].map((code) => catalogues[code].notFound.heading);
  test(`the page for the unknown path ${path} has a heading in every language, first in the language of the path`, async ({
    page,
    services,
    allowConsole,
  }) => {
    allowConsole(status404ConsoleLine);
    let status: number | undefined;
    const watched = await watchPage(page, async () => {
      status = (await page.goto(services.site + path))?.status();
    });
    expect(status).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[0] ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText(headings);
    await expect(main.getByRole('link')).toHaveCount(headings.length);
    const navigation = page.getByRole('navigation', { name: catalogues[language].common.mainNavigation, exact: true });
    const { freeBill, features } = catalogues[language].common.nav;
    await expect(navigation.getByRole('link').nth(1)).toHaveText(freeBill);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveText(features);
    expect(await watched()).toEqual(noFaults);
  });
}

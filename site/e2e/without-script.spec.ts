import { languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { pagePaths } from '../base/paths.ts';
import { catalogues } from '../content/catalogues.ts';
import { slideIds } from '../content/facts/slides.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const [row, language] of languageCodes.entries()) {
  const { common, login, slides } = catalogues[language];

  for (const [index, plainPath] of pagePaths.entries()) {
    const path = pathInLanguage(plainPath, language);
    const tag = index === 0 || index % languageCodes.length === row ? [] : '@proof:rare';
    test(`${path} shows all its content at 360 px without scripts`, { tag }, async ({ page, services }) => {
      await page.goto(services.site + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const nav = page.getByRole('navigation', { name: common.mainNavigation });
      const bar = nav.getByRole('link', { name: common.nav.login });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(nav.getByRole('link', { name: common.nav.features })).toBeHidden();
      const menu = nav.locator('summary');
      await expect(menu).toHaveText(common.menu);
      await menu.click();
      await expect(nav.getByRole('listitem').first()).toHaveText(common.nav.freeBill);
      for (const label of Object.values(common.nav)) {
        const link = nav.getByRole('link', { name: label });
        await expect(link, label).toBeInViewport({ ratio: 1 });
      }
      for (const other of languageCodes.filter((each) => each !== language)) {
        const name = catalogues[other].common.readInThisLanguage;
        const link = nav.getByRole('link', { name }).and(nav.locator(`[hreflang=${other}]`));
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test(`without scripts the slides are a list that fits the width of the screen (${language})`, async ({
    page,
    services,
  }) => {
    await page.goto(services.site + pathInLanguage('/', language));
    const tops: number[] = [];
    for (const id of slideIds) {
      const heading = page.getByRole('heading', { name: slides.items[id].title });
      await heading.scrollIntoViewIfNeeded();
      const box = await heading.boundingBox();
      expect(box?.x, id).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), id).toBeLessThanOrEqual(360);
      tops.push((box?.y ?? 0) + (await page.evaluate(() => scrollY)));
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops.map(Math.round)).size).toBe(slideIds.length);
    await expect(page.getByRole('button', { name: slides.controls.next })).toBeHidden();
  });

  test(`without scripts, /login has a link to the application’s own sign-in (${language})`, async ({
    page,
    services,
  }) => {
    await page.goto(services.site + pathInLanguage('/login', language));
    await expect(page.getByRole('link', { name: login.fallbackLink, exact: true })).toHaveAttribute(
      'href',
      `${services.app}/login${language === sourceLanguage ? '' : `?lang=${language}`}`,
    );
  });
}

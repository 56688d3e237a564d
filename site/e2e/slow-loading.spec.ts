import { languageCodes } from '../../account/languages.ts';
import { startSlowServer } from '../../dev/proof/browser/slow-server.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { mainPaths, toolPaths } from '../base/paths.ts';
import { builtPages } from './built-pages.ts';
import { watchPage } from './page-watch.ts';

/**
 * Maximum layout shift of a page. Search engines rate a shift of up to 0.1 as good. A language switch with three names
 * may shift more: the third name can arrive in a later piece of the page and move the second name.
 */
const hardlySeen = languageCodes.length > 2 ? 0.01 : 0.001;

const main = builtPages.filter(({ plainPath }) => [...mainPaths, ...toolPaths].includes(plainPath));

for (const width of [360, 1280] as const) {
  for (const { path, plainPath, html, language } of main) {
    const tag = (width === 360) === (language === 'en') ? [] : '@proof:rare';
    test(`${path}, ${width} px wide, moves no visible content if its HTML arrives in pieces`, { tag }, async ({
      page,
      services,
    }) => {
      await page.setViewportSize({ width, height: plainPath === '/login' ? 1600 : 800 });
      const pages = new Map([[path, html]]);
      const slow = await startSlowServer({ pages, origin: services.site, piece: 600, pause: 25 });
      const watched = await watchPage(page, () => page.goto(slow.origin + path));
      const { layoutShift, movedCardNodes } = await watched();
      expect(layoutShift).toBeLessThan(hardlySeen);
      expect(movedCardNodes).toBe(0);
      // Cancels the page's remaining requests.
      await page.goto('about:blank');
      await slow.stop();
    });
  }
}

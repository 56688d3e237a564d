import { startSlowServer } from '../../dev/e2e/slow-server.ts';
import { expect, test } from '../../dev/e2e/test.ts';
import { builtPages } from './built-pages.ts';
import { watchPage } from './page-watch.ts';
import { mainPaths } from './places.ts';

/** A hundredth of what search engines call good (0.1). */
const hardlySeen = 0.001;

for (const width of [360, 1280] as const) {
  test(`a page that arrives in pieces never moves what it has shown, ${width} px wide`, async ({ page, services }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 800 });
    const main = builtPages.filter(({ plainPath }) => mainPaths.includes(plainPath));
    const pages = new Map(main.map(({ path, html }) => [path, html]));
    const slow = await startSlowServer({ pages, origin: services.site, piece: 600, pause: 25 });
    const watched = await watchPage(page);
    for (const path of pages.keys()) {
      await page.goto(slow.origin + path);
      expect((await watched()).layoutShift, path).toBeLessThan(hardlySeen);
    }
    await slow.stop();
  });
}

import { expect, test } from '../../dev/proof/browser/test.ts';
import { status404ConsoleLine } from './site-paths.ts';

/**
 * Addresses that the test opens in this order, each with the address at which the visitor arrives. They include every
 * kind of page.
 */
const walk: readonly (readonly [address: string, arrival: string])[] = [
  ['/session?return=/books', '/login?return=%2Fbooks#sign-in-first'],
  ['/session?sign-out', '/session?sign-out'],
  ['/hi', '/hi'],
  ['/account', '/login#sign-in-first'],
  ['/login', '/login'],
  ['/account/mail', '/account/mail'],
  ['/no-such-page', '/no-such-page'],
  ['/session?signed-out', '/session?signed-out'],
  ['/docs', '/docs'],
];

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  // If the next page lacks the CSS rule for transitions, the browser reports an error on the console, which fails the
  // test.
  test(`no navigation between pages reports an error with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
    services,
    allowConsole,
  }) => {
    allowConsole(status404ConsoleLine);
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${services.site}/careers`);
    for (const [address, arrival] of walk) {
      // A script navigates, because browsers show no transition after input in the address bar.
      await page.evaluate((to) => location.assign(to), address);
      await page.waitForURL(services.site + arrival);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    for (const [, arrival] of walk.slice(0, -1).reverse()) {
      await page.goBack();
      await page.waitForURL(services.site + arrival);
    }
  });
}

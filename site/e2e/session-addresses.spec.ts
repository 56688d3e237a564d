import { pathInLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { standalonePageRoutes } from '../prerender/standalone-pages.ts';
import { storeSessionOfNewVisitor } from './session-fixture.ts';

// The unit tests in session/session-request.test.ts cover other values of `return`.
for (const [given, path] of [
  ['//evil.example', '/'],
  ['/..//evil.example', '/evil.example'],
] as const) {
  test(`the address /session?return=${given} leads to a page of the application`, { tag: '@proof:session' }, async ({
    page,
    services,
    visitor,
  }) => {
    await storeSessionOfNewVisitor(page, services, visitor.email);
    await page.route(`${services.httpsApp}/**`, (route) => route.fulfill({ body: 'The application.' }));
    await page.goto(`${services.httpsSite}/session?return=${given}`);
    await page.waitForURL((url) => url.origin === services.httpsApp);
    expect(new URL(page.url()).pathname).toBe(path);
    // The card on /login leads to the same page if the address of /login has the same `return`.
    await page.goto(`${services.httpsSite}/login?return=${given}`);
    const appUrl = path === '/' ? new RegExp(`^${services.httpsApp}/?$`) : services.httpsApp + path;
    await expect(page.locator('acct-auth-card')).toHaveAttribute('app-url', appUrl);
  });
}

for (const { name, path, language } of standalonePageRoutes)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every screen of ${path} in the ${colorScheme} theme is accessible, also by keyboard, fits a phone and leads to /login`, {
      tag: '@proof:session',
    }, async ({ page, services }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { value: true }));
      await page.goto(services.httpsSite + path);
      const ways = await page
        .locator('main a[href*=login]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(ways)).toEqual(new Set([pathInLanguage('/login', language)]));
      const sections = page.locator('main > section');
      await expect(sections).toHaveCount({ session: 12, account: 8, mail: 19 }[name]);
      await page.locator('main > section, section [hidden]').evaluateAll((hidden) => {
        for (const part of hidden as HTMLElement[]) part.hidden = false;
      });
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const presses = page.locator('main section :is(a, button)');
      const heights = await presses.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      // Tab reaches every control in order, and the focus is visible.
      const controls = page.locator(':is(a[href], summary, :enabled):visible');
      const missed: string[] = [];
      for (const control of await controls.all()) {
        await page.keyboard.press('Tab');
        const isReached = await control.evaluate(
          (node) => node === document.activeElement && getComputedStyle(node).outlineStyle !== 'none',
        );
        if (!isReached) missed.push(await control.evaluate(({ outerHTML }) => outerHTML));
      }
      expect(missed).toEqual([]);
    });

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { languageCodes, localPath } from '../../widget/languages/languages.ts';
import { keepVisitor } from './session-fixture.ts';

// What else may stand there: session/return-address.test.ts.
for (const [given, path] of [
  ['//evil.example', '/'],
  ['/..//evil.example', '/evil.example'],
] as const) {
  test(`return=${given} leads into the application`, { tag: '@proof:session' }, async ({ page, services, visitor }) => {
    await keepVisitor(page, services, visitor.email);
    await page.route(`${services.httpsApp}/**`, (route) => route.fulfill({ body: 'The application.' }));
    await page.goto(`${services.httpsSite}/session?return=${given}`);
    await page.waitForURL((url) => url.origin === services.httpsApp);
    expect(new URL(page.url()).pathname).toBe(path);
    // The card of /login goes there too.
    await page.goto(`${services.httpsSite}/login?return=${given}`);
    const appUrl = path === '/' ? new RegExp(`^${services.httpsApp}/?$`) : services.httpsApp + path;
    await expect(page.locator('acct-auth-card')).toHaveAttribute('app-url', appUrl);
  });
}

for (const path of languageCodes.map((language) => localPath('/session', language))) {
  test(`${path} is served with headers of its own`, async ({ request, services }) => {
    const response = await request.get(services.site + path);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src ${services.auth} ${services.firestore};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'self'|unsafe/);
    expect(await (await request.get(`${services.site}/sitemap.xml`)).text()).not.toContain('/session');
  });
}

for (const language of languageCodes)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every screen of /session, ${language}, ${colorScheme}, is accessible, fits a phone and leads to /login`, {
      tag: '@proof:session',
    }, async ({ page, services }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { value: true }));
      await page.goto(services.httpsSite + localPath('/session', language));
      const screens = await page.locator('section').evaluateAll((sections) => sections.map(({ id }) => id));
      expect(screens).toHaveLength(8);
      const ways = await page
        .locator('.to-login')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(ways)).toEqual(new Set([localPath('/login', language)]));
      for (const screen of screens) {
        await page.locator('section').evaluateAll((sections, shown) => {
          for (const section of sections as HTMLElement[]) section.hidden = section.id !== shown;
        }, screen);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html)}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        for (const box of await page.locator(`#${screen} :is(a, button)`).all())
          expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });

test('the keeper has a stable address that is asked for anew each time', async ({ request, services }) => {
  const response = await request.get(`${services.site}/session/keeper.js`);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
});

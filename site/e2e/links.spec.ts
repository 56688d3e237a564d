import { expect, test } from '../../dev/proof/browser/test.ts';
import { localPath } from '../../widget/languages/languages.ts';
import { pageFile } from '../paths.ts';
import { standalonePlaces } from '../prerender/standalone-pages.ts';
import { builtFile, builtPages, builtSettings } from './built-pages.ts';

const pathsLinkedIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g), ([, path = '']) => path);

const inside = builtPages.flatMap(({ html }) => pathsLinkedIn(html).filter((path) => path.startsWith('/')));

for (const path of new Set(inside)) {
  test(`the link ${path} is not broken and takes no detour`, async ({ request, services }) => {
    expect((await request.get(services.site + path, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const { path, html } of builtPages) {
  test(`${path}: what leads to a place on the page finds it, and what leads elsewhere is an address`, () => {
    const places = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(places.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    const addresses = Array.from(html.matchAll(/href="(https?:[^"]*)"/g), ([, address = '']) => address);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  });
}

const inHindi = [...builtPages, ...standalonePlaces].filter(({ language }) => language === 'hi');

for (const { path } of inHindi) {
  test(`${path}: Hindi leads to no English page that there is in Hindi`, async ({ sharedPage }) => {
    const html = builtFile(pageFile(path, ['/', '/hi'])).toString();
    // A page of ours would refuse to parse.
    await sharedPage.goto('about:blank');
    const targets = await sharedPage.evaluate((source) => {
      const links = new DOMParser().parseFromString(source, 'text/html').querySelectorAll('a:not([hreflang])');
      const hindi = Array.from(links).filter((link) => link.closest('[lang]')?.getAttribute('lang') === 'hi');
      return hindi.map((link) => link.getAttribute('href') ?? '');
    }, html);
    expect(targets.length).toBeGreaterThan(1);
    const isForeign = (target: string): boolean =>
      target.startsWith(builtSettings.VITE_APP_LOGIN_URL)
        ? !/[?&]lang=hi(&|$)/.test(target)
        : /^\/(?!hi)/.test(target) &&
          inHindi.some((hindi) => hindi.path === localPath(target.replace(/[?#].*/, ''), 'hi'));
    expect(targets.filter(isForeign)).toEqual([]);
  });
}

test('the language switch keeps the page, and links keep the language', async ({ page, services }) => {
  await page.goto(`${services.site}/pricing`);
  await page.locator('a[hreflang=hi]').click();
  await expect(page).toHaveURL(`${services.site}/hi/pricing`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'डाउनलोड' }).click();
  await expect(page).toHaveURL(`${services.site}/hi/downloads`);
  await page.locator('a[hreflang=en]').click();
  await expect(page).toHaveURL(`${services.site}/downloads`);
});

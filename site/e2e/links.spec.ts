import { expect, test } from '../../dev/e2e/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { builtPages, builtSettings } from './built-pages.ts';

const pathsLinkedIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g), ([, path = '']) => path);

test('no link of the site is broken, and none takes a detour', async ({ request, services }) => {
  const inside = builtPages.flatMap(({ html }) => pathsLinkedIn(html).filter((path) => path.startsWith('/')));
  for (const path of new Set(inside)) {
    const response = await request.get(services.site + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
  const fragments = builtPages.flatMap(({ html, path }) =>
    Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => [path, html.includes(`id="${id}"`)]),
  );
  expect(fragments.filter(([, found]) => !found)).toEqual([]);
});

test('links out of the site open a new tab, say so, and hand over no window', async ({ page, services }) => {
  for (const { path, language } of builtPages) {
    await page.goto(services.site + path);
    const wrong = await page
      .locator('main a[href^="http"], header a[href^="http"], footer a[href^="http"]')
      .evaluateAll(
        (links, notice) =>
          links
            .filter((link) => !link.closest('acct-auth-card'))
            .filter(
              (link) =>
                link.getAttribute('target') !== '_blank' ||
                link.getAttribute('rel') !== 'noopener' ||
                !(link.getAttribute('aria-label') ?? link.textContent)?.includes(notice),
            )
            .map((link) => link.outerHTML),
        catalogues[language].common.opensInNewTab,
      );
    expect(wrong, path).toEqual([]);
  }
});

test('Login and Start Free Trial open the application’s login, Blog the blog', async ({ page, context, services }) => {
  await page.goto(services.site);
  const opens = async (name: string) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).first().click()]);
    await tab.waitForURL(/login/);
    const url = tab.url();
    await tab.close();
    return url;
  };
  expect(await opens('Login')).toBe(`${services.app}/login`);
  expect(await opens('Start Free Trial')).toBe(`${services.app}/login`);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', builtSettings.VITE_BLOG_URL);
});

test('the language switch keeps the page, and links keep the language', async ({ page, services }) => {
  await page.goto(`${services.site}/pricing`);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${services.site}/hi/pricing`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'डाउनलोड' }).click();
  await expect(page).toHaveURL(`${services.site}/hi/downloads`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${services.site}/downloads`);
});

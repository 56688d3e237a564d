import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { builtPages } from './built-pages.ts';

/** The two snippets of /docs, as a partner copies them. */
async function snippetsOf(page: Page, path: string): Promise<readonly string[]> {
  const html = builtPages.find((built) => built.path === path)?.html ?? '';
  await page.setContent(html);
  return page.locator('main pre').allTextContents();
}

/** Opens a page of another origin with nothing on it but a snippet; what it asks the site for. */
async function openWith(page: Page, snippet: string, origin: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/widget/')) asked.push(pathname + search);
  });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>${snippet}`;
  await page.route(`${origin}/partner`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/partner`);
  return asked;
}

for (const path of ['/docs', '/hi/docs']) {
  test(`${path} shows both snippets, and each brings the card up on a partner’s page`, async ({ page, services }) => {
    const [pinned = '', moving = ''] = await snippetsOf(page, path);
    const release = /\/widget\/([^/]+)\//.exec(pinned)?.[1] ?? '';
    const folder = `/widget/${release}`;
    for (const [snippet, shell] of [
      [pinned, `${folder}/acct-auth-card.js`],
      [moving, '/widget/v1/acct-auth-card.js'],
    ] as const) {
      const partner = await page.context().newPage();
      const asked = await openWith(partner, snippet, services.partner);
      await expect(partner.locator('acct-auth-card [data-state=ready]')).toBeVisible();
      expect(asked[0]).toBe(shell);
      // React comes once, from the release, and nothing else does before a touch.
      expect(asked.slice(1).map((file) => file.startsWith(`${folder}/react`))).toEqual([true]);
    }
  });
}

test('a file that is not the one of the release is not run on a page with the pinned snippet', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/integrity|Failed to find a valid digest/);
  const [pinned = ''] = await snippetsOf(page, '/docs');
  const target = await page.context().newPage();
  const changed = 'document.documentElement.dataset.changed = "yes"; export {};';
  await target.route(/\/acct-auth-card\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: changed,
    }),
  );
  await openWith(target, pinned, services.partner);
  await expect(target.getByRole('link', { name: 'Sign up or sign in' })).toBeVisible();
  expect(await target.locator('html').getAttribute('data-changed')).toBeNull();
});

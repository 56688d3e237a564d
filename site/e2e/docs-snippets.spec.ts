import type { Page } from '@playwright/test';
import { parseCodeBlocks } from '../../dev/docs/parse-code-blocks.ts';
import { servePage } from '../../dev/proof/browser/served-pages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { readBuiltFile } from './built-pages.ts';

/**
 * Returns the two snippets of /docs as a partner copies them: the first loads the latest release, the second an exact
 * one.
 */
async function snippetsOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  return page.locator('main pre').allTextContents();
}

type Example = (fixtures: { readonly page: Page }) => Promise<void>;

test('the example that the guide gives partners for their own tests passes', async ({ page, context, services }) => {
  const block = parseCodeBlocks(readBuiltFile('llms.txt').toString()).find(({ file }) => file === 'sign-up.spec.js');
  const examples: Example[] = [];
  const take = (_: string, example: Example) => examples.push(example);
  new Function('test', 'expect', block?.text.replace(/^import .*$/m, '') ?? '')(take, expect);
  expect(examples).toHaveLength(1);
  const copied = await context.newPage();
  const [body = ''] = await snippetsOf(copied, `${services.site}/docs`);
  await page.route('http://localhost:5173/', (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const example of examples) await example({ page });
});

/** Opens a page of another origin that contains only a snippet. Returns the page's requests to the site. */
async function openWith(page: Page, snippet: string, origin: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/widget/')) asked.push(pathname + search);
  });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>${snippet}`;
  await page.goto(await servePage(origin, body));
  return asked;
}

test('the guide shows the snippets for the latest and for an exact release in each language, and each snippet displays the card', async ({
  page,
  services,
}) => {
  for (const path of ['/docs', '/hi/docs']) {
    await test.step(path, async () => {
      const [moving = '', pinned = ''] = await snippetsOf(page, services.site + path);
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
        // Before the first touch, the card requests a single file besides its script: React, from the release's folder.
        expect(asked.slice(1).map((file) => file.startsWith(`${folder}/react`))).toEqual([true]);
      }
    });
  }
});

test('a page with a pinned release does not run a file whose hash differs', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/integrity|Failed to find a valid digest/);
  const [, pinned = ''] = await snippetsOf(page, `${services.site}/docs`);
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

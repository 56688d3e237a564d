import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { sriHash } from '../../dev/build/releases/release-list.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { languageCodes } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { wake } from './bill-fixture.ts';
import { builtPages } from './built-pages.ts';
import { watchPage } from './page-watch.ts';

for (const { path, plainPath } of builtPages) {
  test(`${path} is served with the headers it is deployed with`, async ({ request, services }) => {
    const headers = (await request.get(services.site + path)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // A page and the card's files change together: never yesterday's page with today's files.
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers['speculation-rules']).toBe(plainPath === '/login' ? undefined : '"/speculation-rules.json"');
    const locked = plainPath === '/login' ? undefined : 'blocked-destinations=(script)';
    expect(headers['integrity-policy-report-only']).toBe(locked);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes("require-trusted-types-for 'script'")).toBe(plainPath !== '/login');
    expect(policy.includes('https://www.google.com/recaptcha/')).toBe(plainPath === '/login');
    expect(policy.includes(services.auth)).toBe(plainPath === '/login');
  });
}

test('each script of a page has its hash, at a touch too; another is reported', async ({ page, services }) => {
  const watched = await watchPage(page, () => page.goto(`${services.site}/gst-bill-maker`));
  await wake(page);
  expect((await watched()).violations).toEqual([]);
  const url = `${await page.locator('script[src]').first().getAttribute('src')}?without-hash`;
  await page.evaluate((address) => import(address), url);
  await expect.poll(async () => (await watched()).violations).toEqual([`without a hash ${services.site}${url}`]);
});

test('what browsers and researchers look for is where they look', async ({ request, services }) => {
  const change = await request.get(`${services.site}/.well-known/change-password`, { maxRedirects: 0 });
  expect([change.status(), change.headers().location]).toEqual([302, '/account']);
  expect(await (await request.get(`${services.site}/llms.txt`)).text()).toContain('<acct-auth-card');
  const { icons } = await (await request.get(`${services.site}/manifest.webmanifest`)).json();
  for (const { src } of [...icons, { src: '/favicon.ico' }])
    expect((await request.get(services.site + src)).status(), src).toBe(200);
});

test('hashed files are kept for ever, prefetch rules have their own type', async ({ request, services }) => {
  const script = /src="(\/assets\/[^"]+)"/.exec(builtPages[0]?.html ?? '')?.[1];
  const asset = await request.get(services.site + script);
  expect(asset.headers()['cache-control']).toContain('immutable');
  const rules = await request.get(`${services.site}/speculation-rules.json`);
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
});

test('a release is kept for ever, what leads to it is asked for anew each time', async ({ request, services }) => {
  const folder = 'site/widget';
  const files = readdirSync(join(readTestRun().folder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.split(folder)[1]}/${entry.name}`);
  const moving = ['/releases.json', '/v1/acct-auth-card.js', '/v1/acct-auth-card.single.js'];
  const released = files.filter((file) => !moving.includes(file));
  expect(files.length - released.length).toBe(moving.length);
  const [, release] = /^\/(\d+\.\d+\.\d+-[0-9a-f]{8})\//.exec(released[0] ?? '') ?? [];
  expect(released.filter((file) => !file.startsWith(`/${release}/`))).toEqual([]);
  for (const name of ['acct-auth-card.js', 'integrity.json', 'declarative/hi-signin.html'])
    expect(released).toContain(`/${release}/${name}`);
  for (const file of files) {
    const url = `${services.site}/widget${file}`.replace(/\.html$/, '');
    const headers = (await request.get(url)).headers();
    expect(headers, file).toMatchObject({
      'cache-control': moving.includes(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    expect(headers['x-robots-tag'], file).toBe(file.includes('/declarative/') ? 'noindex' : undefined);
  }
});

test('that a release is not there is kept by nobody', async ({ request, services }) => {
  const gone = await request.get(`${services.site}/widget/0.9.0-00000000/acct-auth-card.js`);
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a legal text stays as published: alone, hashed, for no search engine', async ({ page, request, services }) => {
  const { editions } = await (await request.get(`${services.site}/editions/editions.json`)).json();
  const [{ edition, languages }] = editions;
  expect(Object.keys(languages)).toEqual(languageCodes);
  for (const [language, { files }] of Object.entries<{ readonly files: object }>(languages)) {
    for (const [path, integrity] of Object.entries(files)) {
      const response = await request.get(`${services.site}/editions/${edition}/${language}${path}`);
      expect(response.headers()['x-robots-tag']).toBe('noindex');
      const body = await response.body();
      expect(sriHash(body)).toBe(integrity);
      expect(body.toString()).toContain('<meta name="robots" content="noindex"/>');
      // It depends on no file that a later build might lack.
      expect(body.toString()).not.toMatch(/<script|<link(?! rel="expect")| src=|url\(/);
    }
  }
  expect((await (await request.get(`${services.site}/sitemap.xml`)).text()).includes('/editions/')).toBe(false);
  await page.goto(`${services.site}/hi/privacy`);
  const watched = await watchPage(page, () => page.locator(`a[href="/editions/${edition}/hi/privacy"]`).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.hi.meta['/privacy'].heading);
  expect(await watched()).toEqual({ layoutShift: 0, violations: [] });
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: catalogues.hi.editions.today }).click();
  await expect(page).toHaveURL(`${services.site}/hi/privacy`);
});

test('other spellings lead to the one path', async ({ request, services }) => {
  for (const [spelling, path] of [
    ['/features.html', '/features'],
    ['/hi/', '/hi'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(services.site + spelling, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], spelling).toEqual([301, path]);
  }
});

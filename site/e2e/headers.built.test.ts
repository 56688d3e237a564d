import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../account/languages.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { testServices } from '../../dev/proof/browser/test-services.ts';
import { computeSriHash } from '../../dev/release/releases/release-list.ts';
import { standalonePageRoutes } from '../prerender/standalone-pages.ts';
import { builtPages } from './built-pages.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const ask = serveBuiltSite();
const services = testServices(readTestRun());
const text = async (path: string): Promise<string> => (await ask(path)).body.toString();

test.each(builtPages)(
  'the address $path is served with the headers that the hosting is configured with',
  async ({ path, plainPath }) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // A page and the card's files change together, so no cache may combine an old page with new files.
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
  },
);

test.each(standalonePageRoutes)(
  'the standalone page at $path is served with the headers of standalone pages',
  async ({ name, path }) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    const asked = name === 'mail' ? services.auth : `${services.auth} ${services.firestore}`;
    expect(policy).toContain(`connect-src ${asked};`);
    const form = name === 'session' ? `'self' ${services.app}` : "'none'";
    expect(policy).toContain(`form-action ${form}; frame-ancestors 'none'`);
    expect(policy.replace(form, '')).not.toMatch(/'self'|unsafe/);
    expect(await text('/sitemap.xml')).not.toMatch(/\/session|\/account/);
  },
);

test('the address of keeper.js never changes, and caches revalidate the file each time', async () => {
  const { status, headers } = await ask('/session/keeper.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
});

test('the site serves the well-known addresses for browsers and security researchers', async () => {
  const change = await ask('/.well-known/change-password');
  expect([change.status, change.headers.location]).toEqual([302, '/account']);
  expect(await text('/llms.txt')).toContain('<acct-auth-card');
  const { icons } = JSON.parse(await text('/manifest.webmanifest'));
  for (const { src } of [...icons, { src: '/favicon.ico' }]) expect((await ask(src)).status, src).toBe(200);
});

test('hashed files are cached permanently, and the file of prefetch rules has the content type for speculation rules', async () => {
  const script = /src="(\/assets\/[^"]+)"/.exec(builtPages[0]?.html ?? '')?.[1];
  expect((await ask(`${script}`)).headers['cache-control']).toContain('immutable');
  const rules = await ask('/speculation-rules.json');
  expect(rules.headers['content-type']).toContain('application/speculationrules+json');
});

test('the files of a release are cached permanently, and the files that name the release are revalidated each time', async () => {
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
    const { headers } = await ask(`/widget${file}`.replace(/\.html$/, ''));
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

test('no cache stores the answer to a request for a missing release', async () => {
  const gone = await ask('/widget/0.9.0-00000000/acct-auth-card.js');
  expect(gone.status).toBe(404);
  expect(gone.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('each published legal text loads no other file, has its recorded hash, and is hidden from search engines', async () => {
  const { editions } = JSON.parse(await text('/editions/editions.json'));
  const [{ edition, languages }] = editions;
  expect(Object.keys(languages)).toEqual(languageCodes);
  for (const [language, { files }] of Object.entries<{ readonly files: object }>(languages)) {
    for (const [path, integrity] of Object.entries(files)) {
      const { headers, body } = await ask(`/editions/${edition}/${language}${path}`);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(computeSriHash(body)).toBe(integrity);
      expect(body.toString()).toContain('<meta name="robots" content="noindex"/>');
      // A published legal text loads no file that a later build might lack.
      expect(body.toString()).not.toMatch(/<script|<link(?! rel="expect")| src=|url\(/);
    }
  }
  expect((await text('/sitemap.xml')).includes('/editions/')).toBe(false);
});

test.each([
  ['/features.html', '/features'],
  ['/hi/', '/hi'],
  ['/index.html', '/'],
])('%s redirects to the path %s', async (spelling, path) => {
  const { status, headers } = await ask(spelling);
  expect([status, headers.location]).toEqual([301, path]);
});

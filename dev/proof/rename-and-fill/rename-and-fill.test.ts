import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { withoutEarlierReleases } from '../../build/releases/fetch-earlier-releases.ts';
import { goodSettings } from '../../build/settings/good-settings.ts';
import { legalName, otherBrand, renamedCopy } from './renamed-copy.ts';

vi.setConfig({ testTimeout: 15 * 60_000 });
const copy = renamedCopy();
afterAll(copy.remove);

test('with the owner’s steps taken a live build carries the new name alone, and every fact', async () => {
  // As README says: .env.example becomes .env.production, with the owner's own values.
  const own: Readonly<Record<string, string>> = { ...goodSettings.env };
  const settings = readFileSync(join(copy.folder, '.env.example'), 'utf8')
    .replace(/^(VITE_\w+)=.*$/gm, (line, name: string) => (own[name] === undefined ? line : `${name}=${own[name]}`))
    .replaceAll(goodSettings.brandDomain, otherBrand.domain);
  writeFileSync(join(copy.folder, '.env.production'), `${settings}${withoutEarlierReleases}=1\n`);
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow(/^Link previews would show another name, /m);
  await copy.run('dev/run.mjs', 'link-previews');
  expect(await copy.run('dev/run.mjs', 'build')).not.toContain('Left out of the pages');
  const site = join(copy.folder, 'dist/site');
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|svg|xml|txt|json)$/.test(name))
    .map((name) => [name, readFileSync(join(site, name), 'utf8')] as const);
  expect(texts.filter(([, text]) => /\bAcct\b|acct\.example/.test(text)).map(([name]) => name)).toEqual([]);
  const home = new Map(texts).get('index.html') ?? '';
  const { name } = otherBrand;
  expect(home).toContain(`<title>${name.replace('&', '&amp;')}: GST billing`);
  expect(home).toMatch(new RegExp(`© .*${legalName.replace('&', '&amp;')}`));
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(home)?.[1] ?? '{}');
  expect(data['@graph']).toMatchObject([{ name: legalName }, { name }]);
});

test('the pages with the new name pass the tests of the pages', async () => {
  const names = ['built-files', 'downloads', 'every-page', 'links', 'login', 'spec-walk', 'without-script'];
  await copy.run('dev/run.mjs', 'test', 'browser', ...names.map((name) => `site/e2e/${name}.spec.ts`));
});

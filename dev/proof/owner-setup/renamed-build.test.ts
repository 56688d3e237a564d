import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readPermanentPages } from '../../../site/prerender/render-missing-editions.ts';
import { applySourceChanges } from '../../../site/testing/copy-sources-with-changes.ts';
import { createSindhiNoticeChanges } from '../../../site/testing/sindhi-notice.ts';
import { earlierReleasesOptOutVariable } from '../../release/releases/fetch-earlier-releases.ts';
import { computeSriHash } from '../../release/releases/release-list.ts';
import { ownerFile } from '../../settings/setting-problem.ts';
import {
  createRenamedCopy,
  findDemoFirmDetails,
  findExampleNames,
  runNodeInFolder,
  updateOwnerFile,
} from './renamed-copy.ts';

vi.setConfig({ testTimeout: 15 * 60_000 });
/**
 * The longest product name and project id that are allowed, with characters that are special in HTML, JSON and regular
 * expressions.
 */
const longest = {
  name: 'Samriddhi Books & Billing',
  domain: 'samriddhi-books-and-billing.test',
  project: 'samriddhi-books-production-01x',
};
const others = [
  { name: 'Khata & Company', domain: 'khata-and-company.test', project: 'khata-and-company' },
  { name: 'बहीखाता', domain: 'bahikhata.test', project: 'bahikhata-live' },
  { name: 'Ledg', domain: 'ledg.test', project: 'ledg-1' },
];
const { name } = longest;
const copy = createRenamedCopy(longest);
afterAll(copy.remove);

test('after the owner’s steps a live build names only the owner’s product, and has the owner’s colours and all of the owner’s facts', async () => {
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow(/^Link previews would show another name, /m);
  await copy.run('dev/run.mjs', 'link-previews');
  expect(await copy.run('dev/run.mjs', 'build')).not.toContain('Left out of the pages');
  const dist = join(copy.folder, 'dist');
  expect(findExampleNames(dist)).toEqual([]);
  const home = readFileSync(join(dist, 'site/index.html'), 'utf8');
  expect(home).toContain(`<title>${name.replace('&', '&amp;')}: GST billing`);
  expect(home).toMatch(new RegExp(`© .*${copy.legalName.replace('&', '&amp;')}`));
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(home)?.[1] ?? '{}');
  expect(data['@graph']).toMatchObject([{ name: copy.legalName }, { name }]);
});

test('no file of the live build has a detail of the demo’s fictitious firm', () => {
  expect(findDemoFirmDetails(join(copy.folder, 'dist'))).toEqual([]);
});

test('the build stops if nobody has reviewed a language of the privacy notice', async () => {
  applySourceChanges(copy.folder, createSindhiNoticeChanges('null'));
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow(/^Nobody has reviewed the privacy notice in sd: /m);
  // A review alone is not enough: the build stops until the translation's hashes are recorded.
  const [, , reviewed] = createSindhiNoticeChanges("{ by: 'A. Rao', on: '2026-12-01' }");
  applySourceChanges(copy.folder, [reviewed]);
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow(/ in "sd"\. Run npm run readme -- --edition: /);
  const places = [
    'account/notice-languages.ts',
    'widget/languages/notice-loaders.ts',
    'site/content/notices/notices.ts',
  ];
  for (const place of places) cpSync(place, join(copy.folder, place));
  rmSync(join(copy.folder, 'site/content/notices/sd'), { recursive: true });
});

/**
 * Runs `npm run doctor`, which reports no fault only if every size is within budgets.json and no check was left out.
 */
const doctor = ['--import', 'tsx', 'dev/proof/owner-setup/run-doctor-on-build.ts'];
const green = /\n\d{2} ok, 0 wrong, 0 not checked\.\n/;

test('the doctor finds nothing wrong with the served build', async () => {
  expect(await copy.run(...doctor)).toMatch(green);
});

test('the next build repeats the published pages byte for byte, and stops if new facts would change them', async () => {
  const site = join(copy.folder, 'dist/site');
  const [live, asked] = [join(copy.folder, '.cache/live'), join(copy.folder, '.cache/live.mjs')];
  cpSync(site, live, { recursive: true });
  writeFileSync(asked, hostOf(live));
  const build = () =>
    runNodeInFolder(copy.folder, ['--import', pathToFileURL(asked).href, 'dev/run.mjs', 'build'], {
      [earlierReleasesOptOutVariable]: '',
    });
  const { facts } = JSON.parse(readFileSync(join(copy.folder, ownerFile), 'utf8'));
  const write = (changes: object): void => updateOwnerFile(copy.folder, { facts: { ...facts, ...changes } });
  write({ dataRetention: 'For ever' });
  await expect(build()).rejects.toThrow(/^dataRetention differs from edition .*"For ever" here\): make a new edition/m);
  const contact = { grievanceContact: 'another@officer.test' };
  write(contact);
  await expect(build()).rejects.toThrow(/^grievanceContact differs from the live .*: contactsSince in /m);
  write({ ...contact, contactsSince: '2026-12-02' });
  const built = await build();
  expect(built).toContain('Editions copied from the live site: ');
  expect(built).toContain('edition-words.json: the pages of notice and terms that this build publishes are recorded.');
  const privacy = readFileSync(join(site, 'privacy.html'), 'utf8');
  expect(privacy).toContain('another@officer.test');
  expect(privacy).toContain('2 December 2026');
  for (const { path, html } of readPermanentPages(live))
    expect(readFileSync(join(site, `${path}.html`), 'utf8')).toBe(html);
  const list = (folder: string) => JSON.parse(readFileSync(join(folder, 'editions/editions.json'), 'utf8'));
  expect(list(site).editions).toEqual(list(live).editions);
  // Replaces a page of the live site and its hash in the live editions.json, but leaves the hash in this repository's
  // record.
  const [{ edition, languages }] = list(live).editions;
  const forged = '<title>other terms</title>';
  writeFileSync(join(live, `editions/${edition}/en/terms.html`), forged);
  const files = { ...languages.en.files, '/terms': computeSriHash(forged) };
  const editions = [{ ...list(live).editions[0], languages: { ...languages, en: { ...languages.en, files } } }];
  writeFileSync(join(live, 'editions/editions.json'), JSON.stringify({ ...list(live), editions }));
  await expect(build()).rejects.toThrow(/^The live \/editions\/\S+\/en\/terms .* is not the page that was recorded /m);
});

/**
 * Returns the source of a module that replaces `fetch`. The new `fetch` ignores the host and answers with files of this
 * folder.
 */
const hostOf = (folder: string): string => `import { existsSync, readFileSync } from 'node:fs';
globalThis.fetch = async (address) => {
  const file = ${JSON.stringify(folder)} + new URL(address).pathname;
  const found = [file, file + '.html'].find((each) => existsSync(each));
  return found ? new Response(readFileSync(found)) : new Response('', { status: 404 });
};
`;

// With ACCT_ALL_NAMES=1 the test also uses names of other lengths, which take twenty seconds each.
test.each(process.env.ACCT_ALL_NAMES === '1' ? others : [])(
  'the doctor finds nothing wrong with a live build for a product named $name',
  async (brand) => {
    const other = createRenamedCopy(brand);
    onTestFinished(other.remove);
    await other.run('dev/run.mjs', 'link-previews');
    await other.run('dev/run.mjs', 'build');
    expect(await other.run(...doctor)).toMatch(green);
  },
);

test('type check, unit tests and browser tests pass in a copy with an owner’s product name and facts', async () => {
  await copy.run('node_modules/typescript/bin/tsc', '--noEmit');
  const units = ['unit-prerender', 'unit-node'].flatMap((project) => ['--project', project]);
  await copy.run('node_modules/vitest/vitest.mjs', 'run', ...units, 'site', 'dev/settings', 'dev/release', 'dev/docs');
  const names = ['built-files', 'downloads', 'every-page', 'links', 'login', 'spec-walk', 'without-script'];
  await copy.run('dev/run.mjs', 'test', 'browser', ...names.map((name) => `site/e2e/${name}.spec.ts`));
});

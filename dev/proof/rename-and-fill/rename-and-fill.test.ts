import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { exampleNamesIn, renamedCopy } from './renamed-copy.ts';

vi.setConfig({ testTimeout: 15 * 60_000 });
/** As long as fits into a header, and as a project's id may be; with what HTML, JSON and patterns read as their own. */
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
const copy = renamedCopy(longest);
afterAll(copy.remove);

test('with the owner’s steps taken a live build carries the new name alone, and every fact', async () => {
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow(/^Link previews would show another name, /m);
  await copy.run('dev/run.mjs', 'link-previews');
  expect(await copy.run('dev/run.mjs', 'build')).not.toContain('Left out of the pages');
  const dist = join(copy.folder, 'dist');
  expect(exampleNamesIn(dist)).toEqual([]);
  const home = readFileSync(join(dist, 'site/index.html'), 'utf8');
  expect(home).toContain(`<title>${name.replace('&', '&amp;')}: GST billing`);
  expect(home).toMatch(new RegExp(`© .*${copy.legalName.replace('&', '&amp;')}`));
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(home)?.[1] ?? '{}');
  expect(data['@graph']).toMatchObject([{ name: copy.legalName }, { name }]);
});

/** Green: every size keeps to budgets.json, and nothing is left unchecked. */
const doctor = ['--import', 'tsx', 'dev/proof/rename-and-fill/doctor-of-build.ts'];
const green = /\n\d{2} ok, 0 wrong, 0 not checked\.\n/;

test('the doctor finds nothing wrong with it, once it is served', async () => {
  expect(await copy.run(...doctor)).toMatch(green);
});

// Every other length by ACCT_ALL_NAMES=1: twenty seconds each.
test.each(process.env.ACCT_ALL_NAMES === '1' ? others : [])('nor with a live build of $name', async (brand) => {
  const other = renamedCopy(brand);
  onTestFinished(other.remove);
  await other.run('dev/run.mjs', 'link-previews');
  await other.run('dev/run.mjs', 'build');
  expect(await other.run(...doctor)).toMatch(green);
});

test('the new name and facts pass the types, the tests of the sources and those of the pages', async () => {
  await copy.run('node_modules/typescript/bin/tsc', '--noEmit');
  const units = ['unit-prerender', 'unit-node'].flatMap((project) => ['--project', project]);
  await copy.run('node_modules/vitest/vitest.mjs', 'run', ...units, 'site', 'dev/build');
  const names = ['built-files', 'downloads', 'every-page', 'links', 'login', 'spec-walk', 'without-script'];
  await copy.run('dev/run.mjs', 'test', 'browser', ...names.map((name) => `site/e2e/${name}.spec.ts`));
});

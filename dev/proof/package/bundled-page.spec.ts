import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { brand } from '../../../site/brand.ts';
import { CardPage } from '../../../widget/e2e/card-page.ts';
import { expect, test } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';

/** The path of the page's scripts, which are bundled from a single import of the package. */
const base = '/bundled/';

/** Bundles the page's scripts with Vite. Resolves to their folder. */
async function bundle(): Promise<string> {
  const made = resolve(readTestRun().folder, 'package');
  expect(existsSync(made), 'only "npm run proof -- package" builds the package').toBe(true);
  const root = mkdtempSync(join(tmpdir(), 'acct-bundled-'));
  const installed = join(root, 'node_modules', brand.packageName);
  mkdirSync(dirname(installed), { recursive: true });
  symlinkSync(made, installed);
  writeFileSync(join(root, 'index.js'), `import '${brand.packageName}';\n`);
  const output = { entryFileNames: 'index.js' };
  const rolldownOptions = { input: join(root, 'index.js'), output };
  await build({ root, base, configFile: false, logLevel: 'error', build: { modulePreload: false, rolldownOptions } });
  return join(root, 'dist');
}

test('a bundled card recovers when its largest chunk is missing, and a sign-up succeeds', {
  tag: '@proof:package',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/status of 404/);
  const folder = await bundle();
  const asked: string[] = [];
  await page.route(`${services.partner}${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    asked.push(file);
    const isLost = /^assets\/react-/.test(file) || !existsSync(join(folder, file));
    return isLost ? route.fulfill({ status: 404, body: 'gone' }) : route.fulfill({ path: join(folder, file) });
  });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app }, { script: `../..${base}index.js` });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
  expect(await backend.uidOf(visitor.email)).not.toBe('');
  expect(asked.filter((file) => /^assets\/react-/.test(file))).toHaveLength(1);
  expect(asked.filter((file) => /^assets\/acct-auth-card\.single-.*\.js$/.test(file))).toHaveLength(1);
});

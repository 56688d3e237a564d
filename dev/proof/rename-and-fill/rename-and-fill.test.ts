import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { withoutEarlierReleases } from '../../build/releases/fetch-earlier-releases.ts';
import { goodSettings } from '../../build/settings/good-settings.ts';

/** Another name and domain: with what HTML, JSON and patterns read as their own, and longer than the first. */
const otherBrand = { name: 'Khata & Company', domain: 'khata-and-company.test' } as const;
const legalName = 'Khata & Daughters Accounting Software Private Limited';
/**
 * GST comes on top of prices, as the tests of the pages expect; every other fact but the legal name says what it is.
 */
const facts: Readonly<Record<string, string>> = {
  legalName,
  supportEmail: `customer.care@${otherBrand.domain}`,
  gstOnPrices: 'added',
};

/** What is installed, built or the developer's own is no source. */
const left = /(^|[\\/])node_modules$|^(dist|\.cache|\.git|test-results|\.env(?!\.example).*)$/;
/** What the tests around this process have set, and the settings of the developer's shell, are not the copy's. */
const inherited = /^(VITE|NODE_ENV$|TEST$|ACCT_DIST$|ACCT_TEST_RUN$|ACCT_TEST_GROUND$)/;

/**
 * A copy of the sources, beside the same packages, in which the owner has taken the steps before launch: the product
 * has another name, and every fact is filled in. `run`: Node in it, as from a fresh shell, to its end; resolves with
 * all it printed, and rejects with that where it ends badly.
 */
function renamedCopy() {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), 'acct-renamed-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
  for (const packages of ['node_modules', join('examples', 'application', 'node_modules')])
    symlinkSync(join(root, packages), join(folder, packages), 'junction');
  edit(join(folder, 'site/brand.ts'), /(?<=^ {2}(name|domain): ').*(?=',$)/gm, (key) => otherBrand[key as 'name']);
  const factFiles = join(folder, 'site/content/facts/owner-facts.ts');
  edit(factFiles, /(?<=^ {2}(\w+): )null(?=,$)/gm, (fact) => `'${facts[fact] ?? `The owner’s word on ${fact}`}'`);

  const run = (...args: readonly string[]): Promise<string> => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(`exit code ${code}:\n${output}`))));
    });
  };
  return {
    folder,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }),
  };
}

function edit(file: string, pattern: RegExp, by: (name: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(pattern, (_, name: string) => by(name));
  if (changed === source) throw new Error(`${file} has nothing like ${pattern} to change.`);
  writeFileSync(file, changed);
}

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

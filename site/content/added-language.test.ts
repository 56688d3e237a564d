import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyWithChanges } from '../testing/copy-with-changes.ts';
import { urdu } from '../testing/urdu.ts';

// Each test compiles the whole project.
vi.setConfig({ testTimeout: 90_000 });

let folder = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/added-language-');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of the sources in `root`; empty when it is content. */
async function typeErrors(root: string): Promise<string> {
  const config = {
    extends: resolve('tsconfig.json'),
    include: ['site', 'widget', 'dev', 'examples', '*.ts'],
    exclude: ['dev/proof/package/planted', '**/node_modules', 'widget/package'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const compile = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', root]);
  return compile.then(
    () => '',
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
  );
}

test('a language with its row and folders alone does not compile: card and site each miss their line', async () => {
  const root = join(folder, 'without-lines');
  copyWithChanges(root, [urdu.row, urdu.cardFolder, urdu.siteFolder]);
  const errors = await typeErrors(root);
  expect(errors).toMatch(/site\/content\/catalogues\.ts.*'ur' is missing/);
  expect(errors).toMatch(/widget\/languages\/language-loaders\.ts.*'ur' is missing/);
});

test('with them it compiles, and has whole pages and a whole card', async () => {
  const root = resolve(folder, 'complete');
  copyWithChanges(root, Object.values(urdu));
  expect(await typeErrors(root)).toBe('');

  const entry = join(root, 'entry.ts');
  writeFileSync(entry, entrySource);
  const { module } = await runnerImport<Rendered>(entry, { root, configFile: false, logLevel: 'warn' });
  const parse = (html: string) => html.replace(/<!-- -->/g, '');
  const home = parse(module.home);
  expect(home).toMatch(/^<!DOCTYPE html><html lang="ur" dir="rtl" data-script="Arab">/);
  expect(home).toContain('<em class="highlight">حساب</em>');
  expect(home).toContain(
    '<a href="/" lang="en" dir="ltr" data-script="Latn" hrefLang="en" aria-label="Read in English">English</a>',
  );
  expect(home).toContain(
    '<a href="/hi" lang="hi" dir="ltr" data-script="Deva" hrefLang="hi" aria-label="हिन्दी में पढ़ें">हिन्दी</a>',
  );
  expect(home).toContain('href="/ur/plans"');
  for (const alternate of ['en-IN" href="http://localhost:4173/"', 'ur-IN" href="http://localhost:4173/ur"']) {
    expect(home).toContain(`<link rel="alternate" hrefLang="${alternate}/>`);
    expect(module.sitemap).toContain(`hreflang="${alternate}/>`);
  }
  expect(home.match(/og:locale:alternate" content="(en|hi)_IN"/g)).toHaveLength(2);
  expect(home).toContain('"inLanguage":["en","hi","ur"]');

  const english = parse(module.englishPricing);
  expect(english).toContain(
    'href="/ur/pricing" lang="ur" dir="rtl" data-script="Arab" hrefLang="ur" aria-label="اردو میں پڑھیں">اردو</a>',
  );
  expect(parse(module.unknown)).toMatch(/Page not found.*पेज नहीं मिला.*<div lang="ur" dir="rtl".*صفحہ نہیں ملا/);
  expect(module.paths.filter((path) => path.startsWith('/ur'))).toHaveLength(module.paths.length / 3);
  expect(module.card.ur.signup).toContain('اکاؤنٹ بنائیں');
});

type Rendered = {
  readonly home: string;
  readonly englishPricing: string;
  readonly unknown: string;
  readonly sitemap: string;
  readonly paths: readonly string[];
  readonly card: { readonly ur: { readonly signup: string } };
};

/** Runs in the copy: what a build would write. */
const entrySource = `
import { places, renderPage } from './site/prerender/render-page.tsx';
import { sitemapXml } from './site/prerender/public-texts.ts';
import { pageOptions } from './site/testing/page-options.ts';
import { prerenderCard } from './widget/element/prerender/prerender-card.tsx';

export const home = await renderPage('/ur', pageOptions());
export const englishPricing = await renderPage('/pricing', pageOptions());
export const unknown = await renderPage('/no-such-page', pageOptions());
export const sitemap = sitemapXml('http://localhost:4173');
export const paths = places.map(({ path }) => path);
export const card = await prerenderCard();
`;

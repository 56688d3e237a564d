import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copySourcesWithChanges } from '../testing/copy-sources-with-changes.ts';
import { createSindhiNoticeChanges } from '../testing/sindhi-notice.ts';
import { urduSourceChanges } from '../testing/urdu.ts';
import editionWords from './facts/edition-words.json' with { type: 'json' };

// Each test compiles the whole project.
vi.setConfig({ testTimeout: 180_000 });

let folder = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/added-language-');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the compiler's errors about the sources in `root`; empty if there are none. */
async function typeErrors(root: string): Promise<string> {
  const config = {
    extends: resolve('tsconfig.json'),
    include: ['account', 'site', 'widget', 'dev', 'examples', 'settings', '*.ts'],
    exclude: ['dev/proof/package/integration-mistakes', '**/node_modules', 'widget/package'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const compile = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', root]);
  return compile.then(
    () => '',
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
  );
}

const notice = createSindhiNoticeChanges('null');
const [words] = Object.values(editionWords.editions);
const hash = expect.stringMatching(/^sha256-/);

test('a new language does not compile until card, site and notices list it', async () => {
  const root = join(folder, 'without-lines');
  const [row, sentence] = notice;
  copySourcesWithChanges(root, [
    urduSourceChanges.row,
    urduSourceChanges.cardFolder,
    urduSourceChanges.siteFolder,
    row,
    sentence,
  ]);
  const errors = await typeErrors(root);
  expect(errors).toMatch(/site\/content\/catalogues\.ts.*'ur' is missing/);
  expect(errors).toMatch(/widget\/languages\/language-loaders\.ts.*'ur' is missing/);
  expect(errors).toMatch(/site\/content\/notices\/notices\.ts.*'sd' is missing/);
  expect(errors).toMatch(/widget\/languages\/notice-loaders\.ts.*'sd' is missing/);
});

/** The result of rendering the copied sources, to which Urdu and Sindhi are added. All tests use this one result. */
let rendering: Promise<Rendered> | undefined;
const rendered = (): Promise<Rendered> => (rendering ??= renderWhole());

async function renderWhole(): Promise<Rendered> {
  const root = resolve(folder, 'complete');
  copySourcesWithChanges(root, [...Object.values(urduSourceChanges), ...notice]);
  expect(await typeErrors(root)).toBe('');
  const entry = join(root, 'entry.ts');
  writeFileSync(entry, entrySource);
  const define = { 'import.meta.env.NOTICE_LANGUAGES': 'true' };
  const options = { root, configFile: false, logLevel: 'warn', define } as const;
  return (await runnerImport<Rendered>(entry, options)).module;
}

test('a language that is added to card, site and notices compiles, and has complete pages and a complete card', async () => {
  const { pages, card, sitemap, ...module } = await rendered();
  const home = pages['/ur'];
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
    expect(sitemap).toContain(`hreflang="${alternate}/>`);
  }
  expect(home?.match(/og:locale:alternate" content="(en|hi)_IN"/g)).toHaveLength(2);
  expect(home).toContain('"inLanguage":["en","hi","ur"]');

  expect(pages['/pricing']).toContain(
    'href="/ur/pricing" lang="ur" dir="rtl" data-script="Arab" hrefLang="ur" aria-label="اردو میں پڑھیں">اردو</a>',
  );
  expect(pages['/no-such-page']).toMatch(/Page not found.*पेज नहीं मिला.*<div lang="ur" dir="rtl".*صفحہ نہیں ملا/);
  const paths = module.paths.filter((path) => path !== '/privacy/sd');
  expect(paths.filter((path) => path.startsWith('/ur'))).toHaveLength(paths.length / 3);
  expect(card.ur?.signup).toContain('اکاؤنٹ بنائیں');
});

test('a language for the privacy notice alone needs changes to five files, and gets a page, an edition and a link in the card', async () => {
  expect(new Set(notice.map(({ file }) => file)).size).toBe(5);
  const { pages, sitemap, editions, hashes, stop, card } = await rendered();
  const link = '<a href="/privacy/sd" hrefLang="sd" lang="sd" dir="rtl" data-script="Arab">سنڌي</a>';
  expect(pages['/privacy']).toContain(link);
  expect(pages['/hi/privacy']).toContain(link);
  expect(pages['/privacy/sd']).toMatch(/<html lang="en".*<div lang="sd" dir="rtl" data-script="Arab">.*سنڌي intro/s);
  expect(pages['/privacy/sd']).toContain('<link rel="canonical" href="http://localhost:4173/privacy/sd"/>');
  expect(sitemap).toContain('<loc>http://localhost:4173/privacy/sd</loc>');
  expect(pages['/privacy/sd']).toMatch(/<a href="\/hi\/privacy" hrefLang="hi"[^>]*>हिन्दी<\/a>/);
  expect(editions.filter(({ path }) => path.includes('/sd/'))).toEqual([
    {
      path: expect.stringMatching(/^\/editions\/\d{4}-\d\d-\d\d\/sd\/privacy$/),
      html: expect.stringMatching(/<html lang="sd" dir="rtl"/),
    },
  ]);
  // The edition does not change, because a new language does not change the meaning of the edition's other texts.
  expect(hashes).toEqual({ ...words, sd: { words: hash, sentence: hash }, ur: hashes.ur });
  expect(stop).toMatch(/^Nobody has reviewed the privacy notice in sd: /);
  expect(card.en?.signup).toContain('lang="sd" dir="rtl"');
});

type Rendered = {
  readonly pages: Readonly<Record<string, string>>;
  readonly sitemap: string;
  readonly paths: readonly string[];
  readonly editions: readonly { readonly path: string; readonly html: string }[];
  readonly hashes: Readonly<Record<string, unknown>>;
  readonly stop: string | null;
  readonly card: Readonly<Record<string, { readonly signup: string }>>;
};

/** The code that renders the pages in the copied sources. */
const entrySource = `
import { unreviewedNoticeError } from './dev/release/editions/edition-record.ts';
import { hashCurrentWords } from './dev/release/editions/edition-words.ts';
import { sitemapXml } from './site/prerender/public-texts.ts';
import { editionRoutes, siteRoutes, renderPage } from './site/prerender/render-page.tsx';
import { createDemoRenderOptions } from './site/testing/create-demo-render-options.ts';
import { prerenderCard } from './widget/element/prerender/prerender-card.tsx';

const render = (path) => renderPage(path, createDemoRenderOptions()).then((html) => html.replace(/<!-- -->/g, ''));
const shown = ['/ur', '/pricing', '/no-such-page', '/privacy', '/hi/privacy', '/privacy/sd'];
export const pages = Object.fromEntries(await Promise.all(shown.map(async (path) => [path, await render(path)])));
export const sitemap = sitemapXml('http://localhost:4173');
export const paths = siteRoutes.map(({ path }) => path);
export const editions = await Promise.all(editionRoutes.map(async ({ path }) => ({ path, html: await render(path) })));
export const hashes = await hashCurrentWords();
export const stop = unreviewedNoticeError();
export const card = await prerenderCard();
`;

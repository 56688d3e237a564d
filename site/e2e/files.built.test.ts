import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { languageCodes } from '../../account/languages.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { loginScripts, pageSizes } from '../../dev/release/budgets/sizes.ts';
import { getRegionalLocale } from '../base/format.ts';
import { standalonePageRoutes } from '../prerender/standalone-pages.ts';
import { builtPages, readBuiltFile } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5', { 'acct-auth-card': { flow: true, permittedContent: ['@flow'] } }],
  rules: {
    // React writes attributes and void elements in a valid style that these rules would report.
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-self-closing': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Each screen of a standalone page has its own top heading, and only one screen is visible.
    'heading-level': ['error', { allowMultipleH1: true }],
    // A title may be long, because it begins with the page's name and search engines shorten its end.
    'long-title': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Scripts of the same origin need no hash, because they change together with the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

test('every page and every small script fits its budget', () => {
  const sizes = pageSizes(join(readTestRun().folder, 'site'));
  expect(sizes.length).toBeGreaterThan(builtPages.length);
  expect(sizes.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

const standalone = standalonePageRoutes.map(({ path }) => ({ path, html: readBuiltFile(`${path}.html`).toString() }));

test.each([...builtPages, ...standalone, { path: '/404', html: readBuiltFile('404.html').toString() }])(
  '$path is valid HTML',
  async ({ html }) => {
    for (const document of documentsOf(html)) {
      const { results } = await validator.validateString(document);
      const messages = results.flatMap((each) => each.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
      expect([...new Set(messages)]).toEqual([]);
    }
  },
);

/**
 * Returns every document that a file can display: the page itself and, for each `<template>`, the page with the
 * template's `<main>` instead of its own.
 */
function documentsOf(html: string): readonly string[] {
  const template = /<template\b[^>]*>(<main\b[\s\S]*?)<\/template>/g;
  const plain = html.replace(template, '');
  const replaced = Array.from(html.matchAll(template), ([, content = '']) =>
    plain.replace(/<main\b[\s\S]*?<\/main>/, () => content),
  );
  return [plain, ...replaced];
}

test.each(builtPages)('$path links every language for search engines', ({ html }) => {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  expect(readBuiltFile('sitemap.xml').toString()).toContain(`<loc>${canonical}</loc>`);
  for (const language of [...languageCodes.map(getRegionalLocale), 'x-default']) {
    expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}" href="http`, 'i'));
  }
  expect(JSON.parse(/<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
    '@context': 'https://schema.org',
  });
});

test('/login loads one script file besides the card’s files, and loads more files only for the greeting', () => {
  const [script = '', ...more] = loginScripts(builtPages.find(({ path }) => path === '/login')?.html ?? '');
  expect(more).toEqual([]);
  expect(readBuiltFile(script).toString()).not.toMatch(/\bimport\b(?!\()/);
});

test('the robots.txt of a demo build forbids search engines to index the site', () => {
  expect(readBuiltFile('robots.txt').toString()).toBe('User-agent: *\nDisallow: /\n');
});

test('no file of the card or of the site reads or saves passwords in the browser', () => {
  const folder = join(readTestRun().folder, 'site');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.(js|html)$/.test(name));
  expect(scripts).toEqual(expect.arrayContaining(['login.html', 'account/mail.html', 'session/keeper.js']));
  for (const name of scripts) {
    const script = readFileSync(join(folder, name), 'utf8');
    expect(script, name).not.toMatch(/PasswordCredential|uiMode|immediateGet|credentials\.store|preventSilentAccess/);
    // The only credential that the card may request is the code of an SMS.
    expect(script.split('navigator.credentials').length - 1, name).toBe(script.split('otp:{transport').length - 1);
  }
});

test('no file that a browser loads contains the validation of the settings', () => {
  const { folder } = readTestRun();
  for (const part of ['site', 'widget']) {
    const scripts = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts.length, part).toBeGreaterThan(2);
    for (const name of scripts) {
      expect(readFileSync(join(folder, part, name), 'utf8'), name).not.toMatch(/VITE_[A-Z]|valibot|\.env\.example/);
    }
  }
});

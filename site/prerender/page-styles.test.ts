import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';
import { createDemoRenderOptions } from '../testing/create-demo-render-options.ts';
import { renderDemoPage } from '../testing/render-demo-page.ts';
import { renderPage, siteRoutes } from './render-page.tsx';

async function stylesOf(path: string, html = renderDemoPage(path)): Promise<string> {
  return /<style>(.*?)<\/style>/s.exec(await html)?.[1] ?? '';
}

/** Returns the names of a page's stylesheets, in the page's order. */
const namesIn = (styles: string): string[] => Array.from(styles.matchAll(/\.([\w-]+)\{\}/g), ([, name = '']) => name);

test('the order of the cascade is the same on every page, regardless of the rendering order', async () => {
  for (const path of ['/', '/features', '/pricing', '/hi/login', '/no-such-page']) {
    const names = namesIn(await stylesOf(path, renderPage(path, createDemoRenderOptions())));
    expect(names.length, path).toBeGreaterThan(5);
    expect(names, path).toEqual(stylesheets.filter((name) => names.includes(name)));
  }
});

test('in development, a page links to the source files of the same stylesheets', async () => {
  const options = createDemoRenderOptions();
  const stylesheets = { pathOf: (name: Stylesheet) => `/site/styles/${name}.css` };
  const html = await renderPage('/plans', { ...options, assets: { ...options.assets, stylesheets } });
  const links = Array.from(html.matchAll(/<link rel="stylesheet" href="\/site\/styles\/([\w-]+)\.css"/g), ([, n]) => n);
  expect(links).toEqual(namesIn(await stylesOf('/plans')));
});

test('every stylesheet has a name and is used by some page, and every name has a stylesheet', async () => {
  const files = readdirSync('site/styles').filter((file) => file.endsWith('.css'));
  expect(files.map((file) => file.replace('.css', '')).sort()).toEqual([...stylesheets].sort());
  const paths = [...siteRoutes.map(({ path }) => path), '/404'];
  const used = new Set((await Promise.all(paths.map((path) => stylesOf(path)))).flatMap(namesIn));
  expect(stylesheets.filter((name) => !used.has(name))).toEqual([]);
});

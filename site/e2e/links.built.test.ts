import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { errorAnchor } from '../../account/errors.ts';
import { pathInLanguage } from '../../account/languages.ts';
import { configProblemCures } from '../../widget/diagnostics/config-problem-cures.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';
import { getPageFile } from '../base/paths.ts';
import { standalonePageRoutes } from '../prerender/standalone-pages.ts';
import { builtPages, builtSettings, readBuiltFile } from './built-pages.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const ask = serveBuiltSite();

const pathsLinkedIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g), ([, path = '']) => path);

const idsOf = (html = ''): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));

test('no link is broken or redirected', async () => {
  const inside = builtPages.flatMap(({ html }) => pathsLinkedIn(html).filter((path) => path.startsWith('/')));
  const answers = await Promise.all([...new Set(inside)].map(async (path) => ({ path, ...(await ask(path)) })));
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
});

describe.each(builtPages)('$path', ({ html }) => {
  test('links only to existing anchors and valid addresses', () => {
    const places = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(places.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    const addresses = Array.from(html.matchAll(/href="(https?:[^"]*)"/g), ([, address = '']) => address);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  });
});

const inHindi = [...builtPages, ...standalonePageRoutes].filter(({ language }) => language === 'hi');

describe.each(inHindi)('$path', ({ path }) => {
  test('links to no English page that exists in Hindi', () => {
    const html = readBuiltFile(getPageFile(path, ['/', '/hi'])).toString();
    const page = new Window();
    const links = new page.DOMParser().parseFromString(html, 'text/html').querySelectorAll('a:not([hreflang])');
    const hindi = Array.from(links).filter((link) => link.closest('[lang]')?.getAttribute('lang') === 'hi');
    const targets = hindi.map((link) => link.getAttribute('href') ?? '');
    page.close();
    expect(targets.length).toBeGreaterThan(1);
    const isForeign = (target: string): boolean =>
      target.startsWith(builtSettings.VITE_APP_LOGIN_URL)
        ? !/[?&]lang=hi(&|$)/.test(target)
        : /^\/(?!hi)/.test(target) &&
          inHindi.some((page) => page.path === pathInLanguage(target.replace(/[?#].*/, ''), 'hi'));
    expect(targets.filter(isForeign)).toEqual([]);
  });
});

test('the address at the end of every console line is the anchor of its code', () => {
  const ids = idsOf(builtPages.find(({ path }) => path === '/docs/messages')?.html);
  const codes = [
    ...Object.keys(errorDocs).filter((code) => !code.startsWith('app-check/')),
    ...Object.keys(configProblemCures).map((name) => `config/${name}`),
  ];
  expect(codes.length).toBeGreaterThan(35);
  expect(codes.filter((code) => !ids.has(errorAnchor(code)))).toEqual([]);
});

test('a link to an anchor on another page leads to an existing anchor', () => {
  const links = builtPages.flatMap(({ html }) =>
    Array.from(html.matchAll(/href="(\/[^"#]*)#([^"]+)"/g), ([, path = '', id = '']) => ({ path, id })),
  );
  expect(links).toContainEqual({ path: '/docs', id: 'generator' });
  expect(links).toContainEqual({ path: '/docs/messages', id: 'auth-unauthorized-domain' });
  const places = new Map(builtPages.map(({ path, html }) => [path, idsOf(html)]));
  expect(links.filter(({ path, id }) => places.has(path) && !places.get(path)?.has(id))).toEqual([]);
});

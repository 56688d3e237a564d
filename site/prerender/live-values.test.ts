import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { createDemoRenderOptions } from '../testing/create-demo-render-options.ts';
import { ownerSiteEnv as env, ownerEnvVariables } from '../testing/site-settings.ts';
import { createGuideTexts } from './create-guide-texts.ts';
import { hostingConfig } from './hosting-config.ts';
import { linkPreviewCards } from './link-preview-card.tsx';
import { robotsTxt, sitemapXml } from './public-texts.ts';
import { editionRoutes, renderPage, siteRoutes } from './render-page.tsx';
import { renderStandalonePage } from './render-standalone-page.tsx';
import { standalonePageRoutes } from './standalone-pages.ts';

/**
 * The options of a live build with another domain than the brand's, so that the tests notice a host that comes from the
 * brand or from an example.
 */
const { release, ...others } = createDemoRenderOptions();
const options = { ...others, release, env, guide: createGuideTexts(env, release) };

/** The owner's facts are free text: an address in them may have any host. */
const settled = [
  env.firebaseAuthDomain,
  ...Object.values(ownerEnvVariables).flatMap(hostsIn),
  ...hostsIn(JSON.stringify(ownerFacts)),
];
/** Services and vocabularies that are the same for every owner. */
const services = [
  'apis.google.com',
  'content-firebaseappcheck.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'recaptcha.google.com',
  'securetoken.googleapis.com',
  'www.google.com',
  'www.gstatic.com',
  // The vocabularies of structured data and sitemaps.
  'schema.org',
  'www.sitemaps.org',
  'www.w3.org',
];
/** Hosts in the guide: for trying the card, for other documentation, for a sample partner and for a sample visitor. */
const inTheGuide = [
  /^localhost(:(\d+|port))?$/,
  /^127\.0\.0\.1$/,
  /^firebase\.google\.com$/,
  /^playwright\.dev$/,
  /^(www\.)?patiltraders\.example$/,
  /^example\.com$/,
];

const isExplained = (host: string): boolean =>
  settled.includes(host) || services.includes(host) || `.${host}`.endsWith(ownerEnvVariables.VITE_COOKIE_DOMAIN);

it('every page names only hosts that come from a setting or are the same for every owner', async () => {
  for (const { path } of [...siteRoutes, ...editionRoutes, { path: '/404' }]) {
    const isGuide = /\/docs(\/|$)/.test(path);
    const unexplained = hostsIn(written(await renderPage(path, options))).filter(
      (host) => !isExplained(host) && !(isGuide && inTheGuide.some((pattern) => pattern.test(host))),
    );
    expect(unexplained, path).toEqual([]);
  }
});

it('standalone pages, texts for search engines and link-preview cards name only hosts of settings and known services', async () => {
  const empty = { script: '', styles: '' };
  for (const place of standalonePageRoutes) {
    const html = await renderStandalonePage(place, options, { session: empty, account: empty, mail: empty });
    expect(hostsIn(html).filter((host) => !isExplained(host))).toEqual([]);
    expect(hostsIn(html).includes('app.hisaab.test')).toBe(place.name !== 'mail');
  }
  expect(hostsIn(robotsTxt(env) + sitemapXml(env.siteOrigin)).filter((host) => !isExplained(host))).toEqual([]);
  for (const { html } of await linkPreviewCards('')) expect(hostsIn(html)).toEqual([]);
});

it('every header names only hosts of settings and known services', () => {
  const pages = siteRoutes.map((place) => ({ ...place, html: '<style>a{}</style>' }));
  const html = '<style>a{}</style><script>b()</script>';
  const standalone = standalonePageRoutes.map((place) => ({ ...place, html }));
  const frozen = editionRoutes.map(({ path }) => ({ path, html }));
  const site = { pages, standalone, frozen, notFound: '<style>d{}</style>', releases: [release.release], signed: {} };
  const { hosting } = hostingConfig(JSON.parse(readFileSync('firebase.json', 'utf8')), site, env);
  const values = hosting.headers.flatMap(({ headers }) => headers.map(({ value }) => value));
  expect(values.flatMap(hostsIn).filter((host) => !isExplained(host))).toEqual([]);
  const policies = values.filter((value) => value.startsWith('default-src'));
  expect(policies).toHaveLength(1 + siteRoutes.length + standalonePageRoutes.length + editionRoutes.length);
  for (const policy of policies) {
    for (const source of policy.split(/; | /)) {
      // Matches the name of a directive, a keyword, a hash, the empty picture, or an address.
      expect(source).toMatch(/^([a-z-]+|'[a-z-]+'|'sha256-[\w+/=]+'|data:|https:\/\/[a-z0-9.-]+(\/[\w./-]*)?)$/);
    }
  }
});

it('the guide names the site’s own origin, the application’s address and the domain of the cookies', async () => {
  for (const path of ['/docs', '/hi/docs']) {
    const text = new DOMParser().parseFromString(await renderPage(path, options), 'text/html').body.textContent;
    expect(text, path).toContain(`<script type="module" src="${env.siteOrigin}/widget/v1/acct-auth-card.js">`);
    expect(text, path).toContain(`app-url="${env.appUrl}" cookie-domain="${env.cookieDomain}"`);
  }
});

/** Returns the HTML without the spans that prevent line breaks, because such a span can divide the name of a host. */
const written = (html: string): string => html.replace(/<span class="firm">([^<]*)<\/span>/g, '$1');

/**
 * Returns every host in a text: the hosts of web and e-mail addresses, and names with an ending such as `.example`,
 * which is reserved for examples and tests.
 */
function hostsIn(text: string): string[] {
  const addresses = Array.from(text.matchAll(/\bhttps?:\/\/([^\s"'<>/,;)`&\\]+)/gi), ([, host = '']) => host);
  const names = Array.from(
    text.matchAll(/(?<![\w./-])\.?((?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost|local)|localhost(?::\d+)?)\b/gi),
    ([, host = '']) => host,
  );
  const afterAt = Array.from(text.matchAll(/@((?:[a-z0-9-]+\.)+[a-z]{2,})/gi), ([, host = '']) => host);
  return [...new Set([...addresses, ...names, ...afterAt].map((host) => host.toLowerCase()))];
}

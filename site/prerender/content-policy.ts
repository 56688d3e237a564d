import { createHash } from 'node:crypto';
import { appCheckService, getCardPolicySources } from '../../widget/release/card-policy.ts';
import { listCardOrigins, type SiteEnv } from '../base/site-env.ts';
import { appCheckPath, type StandalonePage } from './standalone-pages.ts';

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const bareScript = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g;

/** Returns the content-policy sources of every `<style>` in a page, declarative shadow roots included. */
export const inlineStyleHashes = (html: string): string[] => hashesOf(html, styleElement);

/** Returns the sources of every inline `<script>` in a page, its import map included. */
export const inlineScriptHashes = (html: string): string[] => hashesOf(html, bareScript);

function hashesOf(html: string, element: RegExp): string[] {
  const contents = Array.from(html.matchAll(element), ([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

/** The directives of every page. They allow the site itself and, by hash, the page's own styles. */
const strict = (styleHashes: readonly string[]): Directives => ({
  'default-src': none,
  'base-uri': none,
  // Our scripts send no requests, but auditing tools read robots.txt from within the page.
  'connect-src': self,
  'form-action': none,
  'frame-ancestors': none,
  'img-src': self,
  'manifest-src': self,
  'script-src': self,
  'style-src': styleHashes,
});

/** Returns the policy of a page without a Google script: Trusted Types allow only the named policies. */
export function pagePolicy(
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
  trustedTypes: readonly string[] = none,
): string {
  return serialise({
    ...strict(styleHashes),
    'script-src': [...self, ...scriptHashes],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  });
}

/**
 * Returns the policy of a page with the card. It allows what a partner's policy allows and, if set, the address for
 * failure reports.
 */
export function cardPagePolicy(styleHashes: readonly string[], env: SiteEnv): string {
  const card = getCardPolicySources({ ...listCardOrigins(env), files: "'self'" });
  const watch = env.watchUrl === undefined ? [] : [new URL(env.watchUrl).origin];
  return serialise({ ...strict(styleHashes), ...card, 'connect-src': [...card['connect-src'], ...watch] });
}

/**
 * Returns a standalone page's policy, which allows its script by hash, its modules, its services, its form and, if
 * used, App Check.
 */
export function standalonePagePolicy(
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
  page: StandalonePage,
  env: SiteEnv,
): string {
  const target = page.formTarget(env);
  const own = {
    ...strict(styleHashes),
    'connect-src': page.services(env),
    // Browsers also apply `form-action` to the redirect from the application back to the site.
    ...(target !== null && { 'form-action': [...self, new URL(target).origin] }),
    // Allows the page's empty icon.
    'img-src': ['data:'],
    'manifest-src': none,
    'script-src': [...scriptHashes, ...page.modules.map((path) => env.siteOrigin + path)],
  };
  if (env.appCheckKey === undefined)
    return serialise({ ...own, 'require-trusted-types-for': ["'script'"], 'trusted-types': none });
  const google = getCardPolicySources(listCardOrigins(env));
  return serialise({
    ...own,
    'connect-src': [...own['connect-src'], appCheckService, ...google['connect-src'].filter(isRecaptcha)],
    'script-src': [
      ...own['script-src'],
      `${env.siteOrigin}${appCheckPath}`,
      ...google['script-src'].filter(isRecaptcha),
    ],
    'style-src-attr': google['style-src-attr'],
    'frame-src': google['frame-src'].filter(isRecaptcha),
  });
}

const isRecaptcha = (source: string): boolean => source.endsWith('/recaptcha/');

const serialise = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

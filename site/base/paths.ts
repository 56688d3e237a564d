import { type Language, pathInLanguage, sourceLanguage } from '../../account/languages.ts';

/** The paths of all pages, without the language prefix. The route table assigns a page to each path. */
export const pagePaths = [
  '/',
  '/features',
  '/plans',
  '/pricing',
  '/downloads',
  '/login',
  '/gst-bill-maker',
  '/who-owes-me',
  '/help',
  '/contact',
  '/docs',
  '/docs/changes',
  '/docs/places',
  '/docs/messages',
  '/status',
  '/about',
  '/careers',
  '/accessibility',
  '/privacy',
  '/terms',
  '/refund',
] as const;

export type SitePath = (typeof pagePaths)[number];

/** The free tools, each on a page of its own. */
export const toolPaths = ['/gst-bill-maker', '/who-owes-me'] as const satisfies readonly SitePath[];

export type ToolPath = (typeof toolPaths)[number];

export const isToolPath = (path: SitePath): path is ToolPath => toolPaths.some((tool) => tool === path);

/** The six pages that the specification requires. */
export const mainPaths: readonly SitePath[] = ['/', '/features', '/plans', '/pricing', '/downloads', '/login'];

/**
 * The pages that are not in the route table, because each has its own HTML document (prerender/standalone-pages.ts).
 */
export const standalonePaths = {
  session: '/session',
  account: '/account',
  mail: '/account/mail',
} as const;

export type StandalonePath = (typeof standalonePaths)[keyof typeof standalonePaths];

/**
 * Returns the address of /session for a page in this language. Without `lang`, /session would use the language of the
 * stored session.
 */
export function getSessionAddress(language: Language, request?: 'sign-out' | 'sign-out=device'): string {
  const lang = language === sourceLanguage ? `lang=${language}` : undefined;
  const query = [request, lang].filter(Boolean).join('&');
  return pathInLanguage(standalonePaths.session, language) + (query && `?${query}`);
}

/**
 * The names of the scripts that pages load: each is a module in `islands/`, an entry of the build, and a name in the
 * route table.
 */
export const islands = [
  'slideshow',
  'own-language-first',
  'suggest-download',
  'wake-at-touch',
  'login',
  'watch',
  'docs',
] as const;

export type Island = (typeof islands)[number];

/** Returns the file of a path: `/` -> `index.html`, `/hi` -> `hi/index.html`, `/hi/features` -> `hi/features.html`. */
export function getPageFile(path: string, roots: readonly string[]): string {
  const name = path.slice(1);
  if (!roots.includes(path)) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

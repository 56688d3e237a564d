import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, pathInLanguage, sourceLanguage } from '../../../account/languages.ts';
import budgets from '../../../budgets.json' with { type: 'json' };
import { getPageFile, isToolPath, mainPaths, pagePaths, type SitePath } from '../../../site/base/paths.ts';
import { standalonePageRoutes, standalonePages } from '../../../site/prerender/standalone-pages.ts';

/** The compressed size of a part and its limit, in bytes (brotli 11). */
type Size = { readonly what: string; readonly bytes: number; readonly limit: number };

/**
 * Returns the sizes of a built card's parts with the limits that budgets.json sets for them. `folder` contains the
 * built files.
 */
export function cardSizes(folder: string): readonly Size[] {
  const { widget } = budgets;
  const size = (what: string, limit: number, ...files: readonly string[]): Size => {
    const bytes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
    return { what, bytes: bytes.reduce((sum, each) => sum + each, 0), limit };
  };
  const languages = languageCodes.filter((code) => code !== sourceLanguage);
  return [
    size('the card’s shell', widget.shell, 'acct-auth-card.js'),
    size('the card until it can be used', widget.usable, 'acct-auth-card.js', 'react.js'),
    size('the card at the first touch', widget.active, 'active.js'),
    size('Firebase Authentication', widget.firebaseAuth, 'firebase-auth.js'),
    size('messages for integrators', widget.messagesForIntegrators, 'messages-for-integrators.js', 'own-messages.js'),
    ...languages.map((code) => size(`the card in ${code}`, widget.language, `${code}.js`)),
  ];
}

const { site } = budgets;
const roots = languageCodes.map((language) => pathInLanguage('/', language));
const ownLimits: Readonly<Partial<Record<SitePath, number>>> = {
  '/privacy': site.privacyPageHtml,
  '/docs': site.docsPageHtml,
  '/docs/places': site.docsPlacesPageHtml,
  '/docs/messages': site.docsMessagesPageHtml,
};
const kindLimit = (path: SitePath): number => {
  if (isToolPath(path)) return site.toolPageHtml;
  return mainPaths.includes(path) ? site.mainPageHtml : site.textPageHtml;
};
const limitOf = (path: SitePath): number => ownLimits[path] ?? kindLimit(path);

/**
 * The size of Google's answer to /session (gzip). The answer contains a token of 950 characters twice, and a refresh
 * token.
 */
const tokenAnswer = 1030;

/**
 * Returns the sizes of pages, sessions and small scripts with their limits. `folder` is the root of the hosted files.
 */
export function pageSizes(folder: string): readonly Size[] {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const weight = (content: Buffer): number => brotliCompressSync(content).length;
  const html = (path: string): Buffer => read(getPageFile(path, roots));
  const pages = languageCodes.flatMap((language) =>
    pagePaths.map((path) => {
      const what = pathInLanguage(path, language);
      return { what, bytes: weight(html(what)), limit: limitOf(path) };
    }),
  );
  const sessions = standalonePageRoutes
    .filter(({ name }) => name === 'session')
    .map(({ path }) => ({
      what: `${path} with the token service’s answer`,
      bytes: weight(html(path)) + tokenAnswer,
      limit: site.session,
    }));
  const accounts = standalonePageRoutes
    .filter(({ name }) => name === 'account')
    .map(({ path }) => ({ what: path, bytes: weight(html(path)), limit: site.accountPageHtml }));
  const inside = [
    [standalonePages.account.path, site.accountScript],
    [standalonePages.mail.path, site.accountMailScript],
  ] as const;
  const insides = inside.map(([path, limit]) => {
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html(path).toString()) ?? [];
    return { what: `the script in ${path}`, bytes: weight(Buffer.from(script)), limit };
  });
  const [script = ''] = loginScripts(html('/login').toString());
  return [
    ...pages,
    ...sessions,
    ...accounts,
    ...insides,
    { what: 'the script of /login beside its card', bytes: weight(read(script)), limit: site.loginIsland },
  ];
}

/** Returns the paths of the site's own scripts on /login, below the hosting root. */
export const loginScripts = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script[^>]+src="\/(assets\/[^"]+)"/g), ([, name = '']) => name);

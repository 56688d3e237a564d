import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../../../budgets.json' with { type: 'json' };
import { isTool, mainPaths, type Path, paths } from '../../../site/paths.ts';
import { pageFile } from '../../../site/prerender/page-file.ts';
import { standalonePages, standalonePlaces } from '../../../site/prerender/standalone-pages.ts';
import { languageCodes, localPath } from '../../../widget/languages/languages.ts';
import type { Size } from './card-sizes.ts';

const { site } = budgets;
const roots = languageCodes.map((language) => localPath('/', language));
const ownLimits: Readonly<Partial<Record<Path, number>>> = {
  '/privacy': site.privacyPageHtml,
  '/docs': site.docsPageHtml,
  '/docs/places': site.docsPlacesPageHtml,
  '/docs/messages': site.docsMessagesPageHtml,
};
const kindLimit = (path: Path): number => {
  if (isTool(path)) return site.toolPageHtml;
  return mainPaths.includes(path) ? site.mainPageHtml : site.textPageHtml;
};
const limitOf = (path: Path): number => ownLimits[path] ?? kindLimit(path);

/**
 * Google's answer at /session, gzip: a token of 950 characters with its RS256 signature, twice, and a refresh token of
 * 200.
 */
const tokenAnswer = 1030;

/**
 * The built pages with their styles, /session with the token service's answer, and the small scripts in and beside them,
 * beside their limits in budgets.json. `folder`: the hosting root. Scripts that a page loads later are measured in a
 * browser.
 */
export function pageSizes(folder: string): readonly Size[] {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const weight = (content: Buffer): number => brotliCompressSync(content).length;
  const html = (path: string): Buffer => read(pageFile(path, roots));
  const pages = languageCodes.flatMap((language) =>
    paths.map((path) => {
      const what = localPath(path, language);
      return { what, bytes: weight(html(what)), limit: limitOf(path) };
    }),
  );
  const sessions = standalonePlaces
    .filter(({ name }) => name === 'session')
    .map(({ path }) => ({
      what: `${path} with the token service’s answer`,
      bytes: weight(html(path)) + tokenAnswer,
      limit: site.session,
    }));
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
    ...insides,
    { what: 'the script of /login beside its card', bytes: weight(read(script)), limit: site.loginIsland },
  ];
}

/** The site's own scripts on /login, as paths below the hosting root. */
export const loginScripts = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script[^>]+src="\/(assets\/[^"]+)"/g), ([, name = '']) => name);

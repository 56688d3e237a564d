import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { consentName } from '../../account/consent.ts';
import { type Language, languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { type NoticeLanguage, noticeLanguageCodes, noticePath } from '../../account/notice-languages.ts';
import type { GuideTexts } from '../../widget/docs/insert-guide-values.ts';
import type { CardRelease } from '../../widget/release/release.ts';
import { type Island, pagePaths, type SitePath } from '../base/paths.ts';
import type { SiteEnv } from '../base/site-env.ts';
import type { SiteContextValue, WindowsInstaller } from '../components/site-context.ts';
import { findLegalPaths, formatEditionPath, type LegalPath, shownEditions } from '../content/facts/editions.ts';
import { type OwnerFacts, ownerFacts } from '../content/facts/owner-facts.ts';
import { createRoutes, pagesByPath } from '../routes.tsx';
import { type Stylesheet, stylesheets } from '../styles/stylesheets.ts';
import { HtmlDocument } from './html-document.tsx';
import { IntegrityImportMap, type PageAssets } from './page-assets.tsx';
import { LegalEditionHead, PageHead } from './page-head.tsx';
import { preventHyphenBreaks } from './prevent-hyphen-breaks.ts';
import { StructuredDataScript } from './structured-data.tsx';

/** A route of the site: a page in a language, or an unknown path. */
export type SiteRoute = {
  readonly path: string;
  readonly language: Language;
  /** The language of the privacy notice on this page, if the site has no other pages in this language. */
  readonly notice?: NoticeLanguage;
  readonly plainPath: SitePath | null;
  readonly hostsCard?: boolean | undefined;
  readonly trustedTypes?: readonly string[] | undefined;
  /** The legal text that stays published at this path, if the route belongs to a published edition. */
  readonly frozen?: LegalPath;
};

const inNotices = noticeLanguageCodes.map((notice) => ({ language: sourceLanguage as Language, notice }));

/** Every route with its own file. */
export const siteRoutes: readonly SiteRoute[] = [
  ...languageCodes.flatMap((language) =>
    pagePaths.map((plainPath) => {
      const { hostsCard = false, trustedTypes } = pagesByPath[plainPath];
      return { path: pathInLanguage(plainPath, language), language, plainPath, hostsCard, trustedTypes };
    }),
  ),
  ...inNotices.map((spoken) => ({ ...spoken, path: noticePath(spoken.notice), plainPath: '/privacy' as const })),
];

/** The routes of today's published edition. They are hidden from search engines. */
export const editionRoutes: readonly SiteRoute[] = [
  ...languageCodes.map((language): Pick<SiteRoute, 'language' | 'notice'> => ({ language })),
  ...inNotices,
].flatMap((spoken) => {
  const code = spoken.notice ?? spoken.language;
  const [edition] = shownEditions;
  const pathOf = (frozen: LegalPath) => formatEditionPath(consentName(edition), code, frozen);
  return findLegalPaths(code).map((frozen) => ({ ...spoken, path: pathOf(frozen), plainPath: null, frozen }));
});

const unknownRoute = (path: string): SiteRoute => ({ path, language: sourceLanguage, plainPath: null });

/** The build's settings and the facts that a page displays. */
export type BuildOptions = {
  readonly env: SiteEnv;
  readonly installer: WindowsInstaller | null;
  /** The owner's facts; only tests replace them. */
  readonly facts?: OwnerFacts;
  /** True if pages show placeholders for missing facts; by default, true in a demo build. */
  readonly placeholders?: boolean;
  /** The card's release that the pages load and name in their texts. */
  readonly release: CardRelease;
  /** The partner's guide and its lists as Markdown. */
  readonly guide: GuideTexts;
  /** The paths of the published editions; by default, only today's edition. */
  readonly frozen?: readonly string[];
};

export type RenderOptions = BuildOptions & { readonly assets: PageAssets };

/** Renders a path to its page's HTML, and an unknown path to the "not found" page. */
export async function renderPage(path: string, options: RenderOptions): Promise<string> {
  const route = [...siteRoutes, ...editionRoutes].find((each) => each.path === path) ?? unknownRoute(path);
  const used = new Set<Stylesheet>();
  const body = await markup(await pageBody(route, options, used));
  return markup(
    <HtmlDocument
      language={(route.frozen && route.notice) ?? route.language}
      styles={<PageStyles used={used} from={options.assets.stylesheets} />}
      head={headOf(route, options)}
      body={preventHyphenBreaks(body)}
    />,
  );
}

/** Returns a page's content and the scripts that it loads. Adds the page's stylesheets to `used`. */
async function pageBody(route: SiteRoute, options: RenderOptions, used: Set<Stylesheet>): Promise<ReactNode> {
  const { env, facts = ownerFacts } = options;
  const islands = islandsOf(route, env).map((name) => options.assets.islandScript(name));
  return (
    <>
      {await routedPage(route.path, options, used)}
      {route.plainPath !== null && route.notice === undefined && (
        <StructuredDataScript
          language={route.language}
          path={route.plainPath}
          siteOrigin={env.siteOrigin}
          legalName={facts.legalName}
        />
      )}
      <IntegrityImportMap of={islands} />
      {/* The page's own scripts come last, so that the card's script loads first. On a page with the card they also
          have low priority. */}
      {islands.map(({ src, integrity }) => (
        <script
          key={src}
          type="module"
          src={src}
          integrity={integrity}
          fetchPriority={route.hostsCard ? 'low' : undefined}
        />
      ))}
    </>
  );
}

/**
 * Returns the build's facts for the components of a page. `styles` collects the stylesheets that the components use.
 */
export function createBuildContext(
  { env, installer, facts = ownerFacts, placeholders = env.isDemo, release, guide, ...options }: BuildOptions,
  styles: Set<Stylesheet>,
): Omit<SiteContextValue, 'language' | 'text'> {
  const { frozen = editionRoutes.map((each) => each.path) } = options;
  return { env, installer, facts, placeholders, release, guide, frozen, styles };
}

/** Finds the page of a path in the table of routes. */
async function routedPage(path: string, options: RenderOptions, styles: Set<Stylesheet>): Promise<ReactNode> {
  const handler = createStaticHandler(createRoutes(createBuildContext(options, styles), editionRoutes));
  const context = await handler.query(new Request(new URL(path, options.env.siteOrigin)));
  if (context instanceof Response) throw new Error(`${path} answered with status ${context.status} instead of a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/**
 * Returns the names of the page's scripts. A page with the card also has `watch` if the site has an address for failure
 * reports.
 */
function islandsOf({ plainPath, hostsCard }: SiteRoute, env: SiteEnv): readonly Island[] {
  const own = plainPath === null ? [] : (pagesByPath[plainPath].islands ?? []);
  return hostsCard && env.watchUrl !== undefined ? [...own, 'watch'] : own;
}

function headOf({ language, notice, plainPath, frozen }: SiteRoute, { env, assets }: RenderOptions): ReactNode {
  if (frozen) return <LegalEditionHead language={language} notice={notice} path={frozen} />;
  return (
    <PageHead
      language={language}
      notice={notice}
      path={plainPath}
      siteOrigin={env.siteOrigin}
      ownLanguageFirst={assets.islandScript('own-language-first')}
    />
  );
}

async function markup(element: ReactNode): Promise<string> {
  // Renders each page in one piece, because React would join several pieces with an inline script, which the policy
  // forbids.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return plainQuotes(await new Response(prelude).text());
}

/**
 * Restores the quotes that React encodes in texts, because the guide's code has many. Only attributes need encoded
 * quotes.
 */
const plainQuotes = (html: string): string =>
  html.replace(/>[^<]+/g, (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));

type PageStylesProps = { readonly used: ReadonlySet<Stylesheet>; readonly from: PageAssets['stylesheets'] };

/**
 * The stylesheets that a page uses, each complete and in the cascade's order, regardless of which component used it
 * first.
 */
function PageStyles({ used, from }: PageStylesProps) {
  const own = stylesheets.filter((name) => used.has(name));
  if ('inline' in from) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheets; React would escape their quotes
    return <style dangerouslySetInnerHTML={{ __html: own.map((name) => from.inline[name]).join('') }} />;
  }
  return own.map((name) => <link key={name} rel="stylesheet" href={from.pathOf(name)} />);
}

import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { languageCodes, pathInLanguage, sourceLanguage } from '../account/languages.ts';
import { noticeLanguageCodes, noticePath } from '../account/notice-languages.ts';
import { type Island, pagePaths, type SitePath } from './base/paths.ts';
import { NoticeLanguageLinks } from './components/notice-language-links.tsx';
import { PageShell } from './components/page-shell.tsx';
import { getLanguageAttributes, SiteContext, type SiteContextValue } from './components/site-context.ts';
import type { LegalPath } from './content/facts/editions.ts';
import { getSiteTexts } from './content/notices/notices.ts';
import { ArticlePage, LegalEditionPage } from './pages/article-page.tsx';
import { ChangelogPage, DocsPage, GuideListPage } from './pages/docs-pages.tsx';
import { DownloadsPage } from './pages/downloads-page.tsx';
import { FeaturesPage } from './pages/features-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PlansPage } from './pages/plans-page.tsx';
import { PricingPage } from './pages/pricing-page.tsx';
import { BillMakerPage, DebtsPage } from './pages/tool-pages.tsx';

/** A page's markup, and the scripts that the page needs. */
export type PageDefinition = {
  readonly element: ReactNode;
  /** The modules of `islands/` that the page loads. A page without such a module has no script. */
  readonly islands?: readonly Island[];
  /** The page hosts the sign-in card, so Google's scripts are allowed on it. */
  readonly hostsCard?: boolean;
  /** The Trusted Types policies with which scripts of the page may write markup. */
  readonly trustedTypes?: readonly string[];
};

/** The page of each path. Every language has the same paths below its prefix. */
export const pagesByPath: Readonly<Record<SitePath, PageDefinition>> = {
  '/': { element: <LandingPage />, islands: ['slideshow'] },
  '/features': { element: <FeaturesPage /> },
  '/plans': { element: <PlansPage /> },
  '/pricing': { element: <PricingPage /> },
  '/downloads': { element: <DownloadsPage />, islands: ['suggest-download'] },
  '/login': { element: <LoginPage />, islands: ['login'], hostsCard: true },
  '/gst-bill-maker': { element: <BillMakerPage />, islands: ['wake-at-touch'] },
  '/who-owes-me': { element: <DebtsPage />, islands: ['wake-at-touch'] },
  '/help': { element: <ArticlePage path="/help" /> },
  '/contact': { element: <ArticlePage path="/contact" /> },
  // This page displays the sign-in card only as a preview, so the page's policy allows none of Google's hosts.
  '/docs': { element: <DocsPage />, islands: ['docs', 'wake-at-touch'], trustedTypes: ['acct-auth-card'] },
  '/docs/changes': { element: <ChangelogPage /> },
  '/docs/places': { element: <GuideListPage list="places" />, islands: ['docs'] },
  '/docs/messages': { element: <GuideListPage list="messages" /> },
  '/status': { element: <ArticlePage path="/status" /> },
  '/about': { element: <ArticlePage path="/about" /> },
  '/careers': { element: <ArticlePage path="/careers" /> },
  '/accessibility': { element: <ArticlePage path="/accessibility" /> },
  '/privacy': { element: <ArticlePage path="/privacy" belowTitle={<NoticeLanguageLinks />} /> },
  '/terms': { element: <ArticlePage path="/terms" /> },
  '/refund': { element: <ArticlePage path="/refund" /> },
};

type Spoken = Pick<SiteContextValue, 'language' | 'notice'>;
type EditionRoute = Spoken & { readonly path: string; readonly frozen?: LegalPath };

/**
 * Returns the static handler's routes: every page in every language, the published legal texts, and one page for
 * unknown paths.
 */
export function createRoutes(
  build: Omit<SiteContextValue, 'language' | 'text'>,
  editions: readonly EditionRoute[],
): RouteObject[] {
  const site = (spoken: Spoken, element: ReactNode, frozen = build.frozen): ReactNode => (
    <SiteContext value={{ ...build, ...spoken, text: getSiteTexts(spoken.notice ?? spoken.language), frozen }}>
      {element}
    </SiteContext>
  );
  const page = (spoken: Spoken, plainPath: SitePath | null, element: ReactNode): ReactNode =>
    site(spoken, <PageShell path={plainPath}>{element}</PageShell>);
  const english = { language: sourceLanguage } as const;
  return [
    ...languageCodes.flatMap((language) =>
      pagePaths.map((plainPath) => ({
        path: pathInLanguage(plainPath, language),
        element: page({ language }, plainPath, pagesByPath[plainPath].element),
      })),
    ),
    ...noticeLanguageCodes.map((notice) => {
      const words = (
        <div key={notice} {...getLanguageAttributes(notice)}>
          {pagesByPath['/privacy'].element}
        </div>
      );
      return { path: noticePath(notice), element: page(english, '/privacy', site({ ...english, notice }, words)) };
    }),
    // A published edition of a legal text does not change any more, so it cannot contain links to later editions.
    ...editions.flatMap(({ path, frozen, ...spoken }) =>
      frozen ? [{ path, element: site(spoken, <LegalEditionPage path={frozen} />, []) }] : [],
    ),
    { path: '*', element: page(english, null, <NotFoundPage />) },
  ];
}

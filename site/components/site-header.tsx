import { languageCodes, languages, pathInLanguage } from '../../account/languages.ts';
import type { SitePath, StandalonePath } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { ExternalLink, LoginLink, PageLink } from './links.tsx';
import { getLanguageAttributes, useSiteContext } from './site-context.ts';

/** The stitched ledger of the logo. */
export const LedgerLogo = () => (
  <svg className="brand-mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="20" height="20" rx="2.5" fill="currentColor" stroke="none" />
    <path d="M7 4v16" strokeWidth="1.4" strokeDasharray="1.6 1.9" />
    <path d="M10.5 8.5h7.5M10.5 12h7.5M10.5 15.5h4.5" strokeWidth="1.6" />
  </svg>
);

/** The logo: a stitched ledger, and the name. */
export function BrandMark() {
  return (
    <>
      <LedgerLogo />
      <span>{brand.name}</span>
    </>
  );
}

/** Renders links to the same page in the other languages, each written in its own language. */
function LanguageSwitch({ path }: { readonly path: SitePath | StandalonePath | null }) {
  const { language } = useSiteContext();
  const others = languageCodes.filter((each) => each !== language);
  return others.map((other) => (
    <a
      key={other}
      href={pathInLanguage(path ?? '/', other)}
      {...getLanguageAttributes(other)}
      hrefLang={other}
      aria-label={catalogues[other].common.readInThisLanguage}
    >
      {languages[other].ownName}
    </a>
  ));
}

/**
 * Links to the pages, the blog, the other languages and the application's login. On a phone the pages open below the
 * bar. The list of pages is not inside the menu's `<details>`, but follows it, because browsers before 2024 cannot show
 * the content of a closed `<details>` on a wide page.
 */
function SiteNavigation({ path }: { readonly path: SitePath | StandalonePath | null }) {
  const { text, env } = useSiteContext();
  const { nav } = text.common;
  return (
    <nav className="site-nav" aria-label={text.common.mainNavigation}>
      <PageLink to="/" className="brand">
        <BrandMark />
      </PageLink>
      <details className="nav-menu">
        <summary>
          <span className="visually-hidden">{text.common.menu}</span>
        </summary>
      </details>
      <ul className="nav-links">
        <li>
          <PageLink to="/gst-bill-maker">{nav.freeBill}</PageLink>
        </li>
        <li className="nav-narrow">
          <PageLink to="/who-owes-me">{text.tools.items['/who-owes-me'].name}</PageLink>
        </li>
        <li>
          <PageLink to="/features">{nav.features}</PageLink>
        </li>
        <li>
          <PageLink to="/plans">{nav.plans}</PageLink>
        </li>
        <li>
          <PageLink to="/pricing">{nav.pricing}</PageLink>
        </li>
        <li>
          <PageLink to="/downloads">{nav.downloads}</PageLink>
        </li>
        <li>
          <ExternalLink href={env.blogUrl}>{nav.blog}</ExternalLink>
        </li>
      </ul>
      <div className="nav-tools">
        <LanguageSwitch path={path} />
        <LoginLink inNewTab className="button button-thread">
          {nav.login}
        </LoginLink>
      </div>
    </nav>
  );
}

/** The bar on top of every page. */
export function SiteHeader({ path }: { readonly path: SitePath | StandalonePath | null }) {
  return (
    <header className="site-header cloth">
      <SiteNavigation path={path} />
    </header>
  );
}

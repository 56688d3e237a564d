import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { BrandMark } from './brand-mark.tsx';
import { ExternalLink } from './external-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLink } from './page-link.tsx';

/** Pages, blog, language, application login. */
export function SiteNavigation({ path }: { readonly path: Path | null }) {
  const { text, env } = useSite();
  const { nav } = text.common;
  return (
    <nav className="site-nav" aria-label={text.common.mainNavigation}>
      <PageLink to="/" className="brand">
        <BrandMark />
      </PageLink>
      <ul className="nav-links">
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
        <ExternalLink href={env.appLoginUrl} className="button button-thread">
          {nav.login}
        </ExternalLink>
      </div>
    </nav>
  );
}

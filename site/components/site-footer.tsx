import { pathInLanguage } from '../../account/languages.ts';
import { standalonePaths, toolPaths } from '../base/paths.ts';
import { brand } from '../brand.ts';
import { PageLink } from './links.tsx';
import { useSiteContext } from './site-context.ts';

/** Shows the same links in the same order on every page. */
export function SiteFooter() {
  const { facts, text, language } = useSiteContext();
  const { footer, nav } = text.common;
  const columns = [
    [
      footer.product,
      [
        ['/features', nav.features],
        ['/plans', nav.plans],
        ['/pricing', nav.pricing],
        ['/downloads', nav.downloads],
      ],
    ],
    [text.tools.heading, toolPaths.map((path) => [path, text.tools.items[path].name] as const)],
    [
      footer.support,
      [
        ['/help', footer.help],
        ['/contact', footer.contact],
        ['/status', footer.status],
      ],
    ],
    [
      footer.company,
      [
        ['/about', footer.about],
        ['/careers', footer.careers],
        ['/docs', footer.docs],
        ['/accessibility', footer.accessibility],
      ],
    ],
    [
      footer.rules,
      [
        ['/privacy', footer.privacy],
        ['/terms', footer.terms],
        ['/refund', footer.refund],
      ],
    ],
    [footer.account, [['/login', footer.createAccount]]],
  ] as const;
  const thisYear = new Date().getFullYear();
  const years = thisYear > brand.since ? `${brand.since}–${thisYear}` : brand.since;
  return (
    <footer className="site-footer">
      <nav aria-label={text.common.footerNavigation}>
        {columns.map(([heading, links]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
              {heading === footer.account && (
                <li>
                  <a href={pathInLanguage(standalonePaths.account, language)}>{footer.yourAccount}</a>
                </li>
              )}
            </ul>
          </section>
        ))}
      </nav>
      <p>{footer.promise}</p>
      <p>{`© ${years} ${facts.legalName ?? brand.name}. ${footer.rights}`}</p>
    </footer>
  );
}

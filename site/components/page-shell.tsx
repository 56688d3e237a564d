import type { ReactNode } from 'react';
import { languageCodes } from '../../account/languages.ts';
import type { SitePath, StandalonePath } from '../base/paths.ts';
import { catalogues } from '../content/catalogues.ts';
import { SiteContext, useSiteContext, useStyles } from './site-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TrustBlock } from './trust-block.tsx';

/** Names the missing parts of a demo build: services, links, and the owner's decision on GST. */
function DemoBanner() {
  useStyles('demo-banner');
  const { text, facts } = useSiteContext();
  const { demoLabel, demoBanner, demoBannerGst } = text.common;
  return (
    <aside className="demo-banner" aria-label={demoLabel}>
      {facts.gstOnPrices === null ? demoBannerGst : demoBanner}
    </aside>
  );
}

type PageShellProps = { readonly path: SitePath | StandalonePath | null; readonly children: ReactNode };

/** The frame of every page: skip link, navigation, main, footer. */
export function PageShell({ path, children }: PageShellProps) {
  useStyles('base', 'button', 'cloth', 'shell', 'print');
  const { text, env } = useSiteContext();
  return (
    <>
      <a className="skip-link" href="#content">
        {text.common.skipToContent}
      </a>
      {env.isDemo && <DemoBanner />}
      <SiteHeader path={path} />
      <main id="content">{children}</main>
      <TrustBlock />
      <SiteFooter />
      {path === null && <OtherFrames />}
    </>
  );
}

/**
 * Renders the header and footer of the "not found" page again in every other language. `own-language-first.ts` shows
 * them in the visitor's language.
 */
function OtherFrames() {
  const site = useSiteContext();
  const others = languageCodes.filter((code) => code !== site.language);
  return others.map((language) => (
    <template key={language} data-frame={language}>
      <SiteContext value={{ ...site, language, text: catalogues[language] }}>
        {/* Inside an article, a header is not a landmark. The page must have only one banner. */}
        <article>
          <SiteHeader path={null} />
          <TrustBlock />
          <SiteFooter />
        </article>
      </SiteContext>
    </template>
  ));
}

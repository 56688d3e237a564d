import type { ReactNode } from 'react';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { DemoBanner } from './demo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PageShellProps = { readonly path: Path | null; readonly children: ReactNode };

/** What surrounds every page: skip link, navigation, main, footer. */
export function PageShell({ path, children }: PageShellProps) {
  useStyles('base', 'button', 'cloth', 'shell', 'print');
  const { text, env } = useSite();
  return (
    <>
      <a className="skip-link" href="#content">
        {text.common.skipToContent}
      </a>
      {env.isDemo && <DemoBanner />}
      <SiteHeader path={path} />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  );
}

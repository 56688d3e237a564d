import type { ReactNode } from 'react';
import type { Address } from '../addresses.ts';
import { useSite } from '../site-context.ts';
import { DemoBanner } from './demo-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PageShellProps = { readonly address: Address | null; readonly children: ReactNode };

/** What surrounds every page: skip link, navigation, main, footer. */
export function PageShell({ address, children }: PageShellProps) {
  const { text, env } = useSite();
  return (
    <>
      <a className="skip-link" href="#content">
        {text.common.skipToContent}
      </a>
      {env.isDemo && <DemoBanner />}
      <SiteHeader address={address} />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  );
}

import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

type ExternalLinkProps = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link that leaves the site in a new tab, and says so to those who cannot see the arrow. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  useStyles('external-link');
  const { text } = useSite();
  return (
    <a href={href} className={className ? `external ${className}` : 'external'} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({text.common.opensInNewTab})</span>
    </a>
  );
}

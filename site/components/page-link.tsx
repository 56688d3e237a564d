import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localPath } from '../../widget/languages/languages.ts';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';

/** A page, or a place on it. */
type Target = Path | `${Path}#${string}`;
type PageLinkProps = { readonly to: Target; readonly className?: string; readonly children: ReactNode };

/** A link to a page of this site in the page's own language; marks the page the visitor is on. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { language } = useSite();
  const { pathname } = useLocation();
  const path = localPath(to, language);
  return (
    <Link to={path} discover="none" className={className} aria-current={pathname === path ? 'page' : undefined}>
      {children}
    </Link>
  );
}

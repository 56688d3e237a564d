import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import type { SitePath } from '../base/paths.ts';
import { useSiteContext, useStyles } from './site-context.ts';

/** The path of a page, or of an anchor on a page. */
type Target = SitePath | `${SitePath}#${string}`;
type PageLinkProps = { readonly to: Target; readonly className?: string; readonly children: ReactNode };

/** Renders a link to a page of this site in the current language. A link to the current page is marked. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { language } = useSiteContext();
  const { pathname } = useLocation();
  const path = pathInLanguage(to, language);
  return (
    <Link to={path} discover="none" className={className} aria-current={pathname === path ? 'page' : undefined}>
      {children}
    </Link>
  );
}

type ExternalLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  /** The device that this download is for (islands/suggest-download.ts). */
  readonly device?: 'android' | 'ios' | 'browser';
  readonly children: ReactNode;
};

/** Renders a link that opens another site in a new tab, and announces the new tab to screen readers. */
export function ExternalLink({ href, className, device, children }: ExternalLinkProps) {
  useStyles('external-link');
  const { text } = useSiteContext();
  return (
    <a
      href={href}
      className={className ? `external ${className}` : 'external'}
      data-device={device}
      target="_blank"
      rel="noopener"
    >
      {children}
      <span className="visually-hidden"> ({text.common.opensInNewTab})</span>
    </a>
  );
}

type LoginLinkProps = {
  readonly className?: string | undefined;
  /** Opens the login in a new tab, as the specification requires on /features. */
  readonly inNewTab?: boolean;
  readonly startsTrial?: boolean;
  readonly children: ReactNode;
};

/**
 * Renders a link to the application's login in the page's language. With `startsTrial`, the application redirects the
 * visitor to our /login, which then shows Sign Up.
 */
export function LoginLink({ className, startsTrial = false, inNewTab = false, children }: LoginLinkProps) {
  const { env, language } = useSiteContext();
  const url = new URL(env.appLoginUrl);
  if (startsTrial) url.searchParams.set('start', 'trial');
  if (language !== sourceLanguage) url.searchParams.set('lang', language);
  const Link = inNewTab ? ExternalLink : 'a';
  return (
    <Link href={url.href} className={className}>
      {children}
    </Link>
  );
}

/** Renders a link to the start of the trial, which is /login with Sign Up. */
export const TrialLink = (props: Omit<LoginLinkProps, 'startsTrial'>) => <LoginLink startsTrial {...props} />;

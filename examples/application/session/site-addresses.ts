import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'siteOrigin'>;

/** Where the site renews the session without typing and leads back to `path` of the application, as `returnPath` gives it. */
export const renewAddress = ({ siteOrigin }: Site, path: string): string =>
  `${siteOrigin}/session?return=${encodeURIComponent(path)}`;

/** Where the visitor signs in by hand and is led back to `path`. */
export const loginAddress = ({ siteOrigin }: Site, path: string): string =>
  `${siteOrigin}/login?return=${encodeURIComponent(path)}`;

/** Where the site forgets the visitor, too. */
export const siteSignOutAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/session?sign-out`;

/** The site takes paths of at most 2,000 characters with one slash in front. */
export function returnPath(path: string): string {
  const folded = path.replace(/^[/\\]+/, '/');
  return folded.length > 2000 ? '/' : folded;
}

import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'siteOrigin'>;

/**
 * Where the site renews the session without typing and leads back to `path` of the application, as `returnPath` gives
 * it. With a `state` it adds that to the address as `session_state`, and whom it has renewed as `session_uid`. `words`:
 * what `siteWords` takes from the address of `/login`.
 */
export const renewAddress = ({ siteOrigin }: Site, path: string, state: string | null, words = ''): string =>
  `${siteOrigin}/session?return=${encodeURIComponent(path)}${state === null ? '' : `&state=${state}`}${words}`;

/** Words of the site's `/login` links that /session takes again: language, and for who `isNew` the trial. */
export function siteWords(url: string, isNew: boolean): string {
  const words = new URL(url).search.slice(1).split('&');
  const isKnown = (word: string): boolean => /^lang=[a-z]{2,3}$/.test(word) || (isNew && word === 'start=trial');
  return words
    .filter(isKnown)
    .map((word) => `&${word}`)
    .join('');
}

/** Where the visitor signs in by hand and is led back to `path`. */
export const loginAddress = ({ siteOrigin }: Site, path: string): string =>
  `${siteOrigin}/login?return=${encodeURIComponent(path)}`;

/** Where the site shows visitors their account, and sends another mail to confirm the address. */
export const accountAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/account`;

/** Where the site forgets the visitor, too. */
export const siteSignOutAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/session?sign-out`;

/** Where the site says that it has forgotten the visitor. `isOther`: the session here belongs to another user, and stays. */
export const signedOutAddress = ({ siteOrigin }: Site, isOther: boolean): string =>
  `${siteOrigin}/session?signed-out${isOther ? '=other' : ''}`;

/** The site takes paths of at most 2,000 characters with one slash in front. */
export function returnPath(path: string): string {
  const folded = path.replace(/^[/\\]+/, '/');
  return /^\/[!-~]{0,1999}$/.test(folded) ? folded : '/';
}

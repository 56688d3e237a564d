import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'siteOrigin'>;

/**
 * Returns the address at which the site renews the session without typing and leads back to `path`, as `returnPath`
 * returns it. The site adds a `state` as `session_state` and the renewed user as `session_uid`. `words` is the result of
 * `siteWords`.
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

/** Returns the address at which the visitor signs in by hand, and that leads back to `path`. */
export const loginAddress = ({ siteOrigin }: Site, path: string): string =>
  `${siteOrigin}/login?return=${encodeURIComponent(path)}`;

/** The address of the visitor's account, which also sends another confirmation mail. */
export const accountAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/account`;

/** The address that signs the visitor out of the site too. */
export const siteSignOutAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/session?sign-out`;

/** The address to which the site leads after a sign-out. `isOther`: the session here belongs to another user and stays. */
export const signedOutAddress = ({ siteOrigin }: Site, isOther: boolean): string =>
  `${siteOrigin}/session?signed-out${isOther ? '=other' : ''}`;

/** The site takes paths of at most 2,000 characters with one slash in front. */
export function returnPath(path: string): string {
  const folded = path.replace(/^[/\\]+/, '/');
  return /^\/[!-~]{0,1999}$/.test(folded) ? folded : '/';
}

import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'siteOrigin'>;

/**
 * Returns the address at which the site renews the session without a form. The site then redirects back to `path`, a
 * result of `normalizeReturnPath`, and adds `state` as `session_state` and the renewed user as `session_uid`. `words`
 * is a result of `selectSessionParameters`.
 */
export const renewalAddress = ({ siteOrigin }: Site, path: string, state: string | null, words = ''): string =>
  `${siteOrigin}/session?return=${encodeURIComponent(path)}${state === null ? '' : `&state=${state}`}${words}`;

/** Returns the parameters of a `/login` link that /session accepts too: the language and, for a new visitor, the trial. */
export function selectSessionParameters(url: string, isNew: boolean): string {
  const words = new URL(url).search.slice(1).split('&');
  const isKnown = (word: string): boolean => /^lang=[a-z]{2,3}$/.test(word) || (isNew && word === 'start=trial');
  return words
    .filter(isKnown)
    .map((word) => `&${word}`)
    .join('');
}

/** Returns the address of the sign-in form, which redirects back to `path`. */
export const loginAddress = ({ siteOrigin }: Site, path: string): string =>
  `${siteOrigin}/login?return=${encodeURIComponent(path)}`;

/** Returns the address of the visitor's account page, which can also send another confirmation mail. */
export const siteAccountAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/account`;

/** Returns the address that signs the visitor out of the site too. */
export const siteSignOutAddress = ({ siteOrigin }: Site): string => `${siteOrigin}/session?sign-out`;

/**
 * Returns the address of the site to which a sign-out redirects. `isOther` is true if this application's session
 * continues, because its user is not the one whom the site signed out.
 */
export const signedOutAddress = ({ siteOrigin }: Site, isOther: boolean): string =>
  `${siteOrigin}/session?signed-out${isOther ? '=other' : ''}`;

/** Returns a path that the site accepts: one slash in front, at most 2,000 characters. */
export function normalizeReturnPath(path: string): string {
  const folded = path.replace(/^[/\\]+/, '/');
  return /^\/[!-~]{0,1999}$/.test(folded) ? folded : '/';
}

import { writeCookie } from '../../widget/adapters/browser/browser-ports.ts';
import { cookieNames, cookieString, sessionCookies } from '../../widget/core/session.ts';
import { type TokenClaims, tokenClaims } from '../../widget/core/token-claims.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import type { RenewedSession } from './renewal.ts';
import { cookieDomain } from './session-settings.ts';

// Pure, for the file that takes something else of arrive.ts.
const names = /* @__PURE__ */ cookieNames(cookiePrefix);

/** Every value of a cookie: pages below the base domain can put one of their own before ours. */
const valuesOf = (name: string): string[] =>
  document.cookie.split('; ').flatMap((cookie) => (cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : []));

/** Whether the cookies are somebody else's, or of several. */
export const areOfAnother = (uid: string): boolean =>
  valuesOf(names.userId).some((value) => value !== encodeURIComponent(uid));

/** What each token that lies here says of itself, whoever's; null for what is no token. */
export const tokensHere = (): readonly (TokenClaims | null)[] => valuesOf(names.authToken).map(tokenClaims);

/** Whether a token lies here, whoever's. */
export const hasToken = (): boolean => tokensHere().length > 0;

/**
 * Deletes the three cookies, and whatever else another page can have put under their names for this one. A cookie is told from others by
 * name, domain and path (RFC 6265, section 5.3), and in partitioned storage by that too; what only servers can read
 * stays.
 */
export function deleteCookies(): void {
  const paths = location.pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  for (const name of Object.values(names))
    for (const path of paths.flatMap((each) => [each, `${each}/`]))
      for (const place of ['', `; Domain=${cookieDomain}`, `; Domain=${location.hostname}`])
        for (const more of ['', '; Partitioned'])
          writeCookie(`${name}=; Max-Age=0; Path=${path}${place}; Secure; SameSite=None${more}`);
}

/** Sets a renewed session's cookies; false if the browser does not give them back. Another visitor's company goes. */
export function writeCookies({ session, idToken, secondsLeft }: RenewedSession): boolean {
  const { uid, companyId } = session;
  const cookies = sessionCookies(cookiePrefix, { idToken, uid, companyId });
  if (areOfAnother(uid)) writeCookie(cookieString({ name: names.companyId, value: '' }, cookieDomain, 0));
  for (const cookie of cookies) writeCookie(cookieString(cookie, cookieDomain, secondsLeft));
  return valuesOf(names.userId).includes(encodeURIComponent(uid));
}

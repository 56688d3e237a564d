import { createSessionCookies, formatCookie, getCookieNames } from '../../account/session-cookies.ts';
import { parseTokenClaims, type TokenClaims } from '../../account/token-claims.ts';
import { cookiePrefix } from '../content/facts/session-cookies.ts';
import type { RenewedSession } from './renewal.ts';
import { cookieDomain } from './session-settings.ts';

// The call is marked as pure, so that a bundle that does not use the cookies omits the call.
const namesOfCookies = /* @__PURE__ */ getCookieNames(cookiePrefix);

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = cookie;
}

/** Returns every value of a cookie, since another page below the cookie domain can set a cookie of the same name. */
const valuesOf = (name: string): string[] =>
  document.cookie.split('; ').flatMap((cookie) => (cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : []));

/** Returns true if a cookie contains a user id other than `uid`. */
export const hasCookieOfAnotherUser = (uid: string): boolean =>
  valuesOf(namesOfCookies.userId).some((value) => value !== encodeURIComponent(uid));

/** Returns the unverified claims of every token in the cookies. The claims are null if a value is no token. */
export const parseTokenCookies = (): readonly (TokenClaims | null)[] =>
  valuesOf(namesOfCookies.authToken).map(parseTokenClaims);

/** Returns true if the cookies contain a token of any user. */
export const hasTokenCookie = (): boolean => parseTokenCookies().length > 0;

/**
 * Deletes the three cookies, and cookies of the same names that other pages have set. A cookie is identified by its
 * name, domain and path (RFC 6265, section 5.3), and by its partition if it is partitioned. HttpOnly cookies stay.
 */
export function deleteCookies(): void {
  const paths = location.pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  for (const name of Object.values(namesOfCookies))
    for (const path of paths.flatMap((each) => [each, `${each}/`]))
      for (const domain of ['', `; Domain=${cookieDomain}`, `; Domain=${location.hostname}`])
        for (const partition of ['', '; Partitioned'])
          writeCookie(`${name}=; Max-Age=0; Path=${path}${domain}; Secure; SameSite=None${partition}`);
}

/**
 * Sets a renewed session's cookies. Deletes another user's company cookie. Returns false if the browser refuses the
 * cookies.
 */
export function writeCookies({ session, idToken, secondsLeft }: RenewedSession): boolean {
  const { uid, companyId } = session;
  const cookies = createSessionCookies(cookiePrefix, { idToken, uid, companyId });
  if (hasCookieOfAnotherUser(uid))
    writeCookie(formatCookie({ name: namesOfCookies.companyId, value: '' }, cookieDomain, 0));
  for (const cookie of cookies) writeCookie(formatCookie(cookie, cookieDomain, secondsLeft));
  return valuesOf(namesOfCookies.userId).includes(encodeURIComponent(uid));
}

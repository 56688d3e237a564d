import { suggestedCompanyId } from './company-id.ts';
import type { BrowserSession } from './ports.ts';
import { type CookieSettings, cookieNames, cookieString, isCookieTooLarge, sessionCookies } from './session-cookies.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** `written`, or why the application could not read them. `blocked`: the page is below the domain, yet the browser keeps none. */
export type CookieOutcome = 'written' | 'outside-cookie-domain' | 'blocked' | 'too-large';

/**
 * Sets the session's cookies on the base domain. Without a company name the company cookie of this same visitor stays;
 * one that another visitor of this browser left is deleted, since it would open the wrong company.
 */
export function writeSessionCookies(
  browser: BrowserSession,
  { prefix, domain }: CookieSettings,
  user: SignedInUser,
  companyName: string | null,
): CookieOutcome {
  if (!browser.cookiesHold(domain)) return isBelow(browser.pageOrigin(), domain) ? 'blocked' : 'outside-cookie-domain';
  const companyId = companyName === null ? null : suggestedCompanyId(companyName, user.uid);
  const cookies = sessionCookies(prefix, { idToken: user.idToken, uid: user.uid, companyId });
  if (cookies.some(isCookieTooLarge)) return 'too-large';
  const names = cookieNames(prefix);
  const isStale = browser.readCookie(names.userId) !== encodeURIComponent(user.uid);
  if (isStale && browser.readCookie(names.companyId) !== null) {
    browser.writeCookie(cookieString({ name: names.companyId, value: '' }, domain, 0));
  }
  for (const cookie of cookies) browser.writeCookie(cookieString(cookie, domain));
  return 'written';
}

/** Secure cookies of this domain could be set from a page of this origin, if the browser allowed any. */
function isBelow(origin: string, cookieDomain: string): boolean {
  const [scheme, host = ''] = origin.replace(/:\d+/, '').split('://');
  const domain = cookieDomain.replace(/^\./, '').toLowerCase();
  const isSecure = scheme === 'https' || host === 'localhost';
  return isSecure && (host === domain || host.endsWith(`.${domain}`));
}

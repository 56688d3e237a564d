import { suggestedCompanyId } from './company-id.ts';
import type { BrowserSession } from './ports.ts';
import { type CookieSettings, cookieNames, cookieString, isCookieTooLarge, sessionCookies } from './session-cookies.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** `written`, or why the application could not read them. */
export type CookieOutcome = 'written' | 'outside-cookie-domain' | 'too-large';

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
  if (!browser.cookiesHold(domain)) return 'outside-cookie-domain';
  const companyId = companyName === null ? null : suggestedCompanyId(companyName, user.uid);
  const cookies = sessionCookies(prefix, { idToken: user.idToken, uid: user.uid, companyId });
  if (cookies.some(isCookieTooLarge)) return 'too-large';
  const names = cookieNames(prefix);
  const previousUser = browser.readCookie(names.userId);
  const isStale = companyId === null && previousUser !== encodeURIComponent(user.uid);
  if (isStale && browser.readCookie(names.companyId) !== null) {
    browser.writeCookie(cookieString({ name: names.companyId, value: '' }, domain, 0));
  }
  for (const cookie of cookies) browser.writeCookie(cookieString(cookie, domain));
  return 'written';
}

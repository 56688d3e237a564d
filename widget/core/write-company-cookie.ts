import type { BrowserSession } from './ports.ts';
import { type CookieSettings, cookieNames, cookieString, isCookieTooLarge } from './session-cookies.ts';

/** Sets the company cookie beside those of a session that holds; an id that no cookie can take leaves the older one. */
export function writeCompanyCookie(
  browser: BrowserSession,
  { prefix, domain }: CookieSettings,
  companyId: string,
): void {
  const cookie = { name: cookieNames(prefix).companyId, value: encodeURIComponent(companyId) };
  if (!isCookieTooLarge(cookie)) browser.writeCookie(cookieString(cookie, domain));
}

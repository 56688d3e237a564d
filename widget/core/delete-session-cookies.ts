import type { BrowserSession } from './ports.ts';
import { type CookieSettings, cookieNames, cookieString } from './session-cookies.ts';

/** Takes the three cookies of the session away again. */
export function deleteSessionCookies(
  browser: Pick<BrowserSession, 'writeCookie'>,
  { prefix, domain }: CookieSettings,
): void {
  for (const name of Object.values(cookieNames(prefix))) {
    browser.writeCookie(cookieString({ name, value: '' }, domain, 0));
  }
}

import type { BrowserSession } from '../../core/ports.ts';
import { cookieString } from '../../core/session-cookies.ts';
import { writeCookie } from './write-cookie.ts';

/** The `BrowserSession` port over `document` and `location`. */
export const browserSession: BrowserSession = {
  cookiesHold(domain) {
    // By value, not by name: a stale cookie of the same name deceives.
    const probe = { name: 'acct_probe', value: String(Math.random()).slice(2) };
    try {
      writeCookie(cookieString(probe, domain, 60));
      const holds = document.cookie.split('; ').includes(`${probe.name}=${probe.value}`);
      writeCookie(cookieString({ name: probe.name, value: '' }, domain, 0));
      return holds;
    } catch {
      return false; // a sandboxed frame throws: cookies do not hold there
    }
  },
  pageOrigin: () => self.origin,
  writeCookie,
  readCookie(name) {
    const prefix = `${name}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
    return found === undefined ? null : found.slice(prefix.length);
  },
  replaceAddress: (url) => location.replace(url),
  replaceTop(url) {
    try {
      (window.top ?? window).location.replace(url);
      return true;
    } catch {
      return false; // a sandbox that keeps the window: the caller tells the visitor
    }
  },
  isFramed: () => window.top !== window.self,
  canEncrypt: () => isSecureContext,
};

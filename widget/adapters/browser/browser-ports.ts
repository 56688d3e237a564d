import { type Cookie, formatCookie } from '../../../account/session-cookies.ts';
import { detectInAppBrowser } from '../../core/in-app-browser.ts';
import type { BrowserFunctions, CookiesAndNavigation } from '../../core/ports.ts';

/** Writes a cookie in the form of `document.cookie`. */
function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = cookie;
}

const holdsCookie = ({ name, value }: Cookie): boolean => document.cookie.split('; ').includes(`${name}=${value}`);

/** Implements the `CookiesAndNavigation` port with `document` and `location`. */
export const cookiesAndNavigationPort: CookiesAndNavigation = {
  cookiesHold(domain) {
    // Compares the name and the value, since an older cookie may have the same name.
    const probe = { name: 'acct_probe', value: String(Math.random()).slice(2) };
    try {
      writeCookie(formatCookie(probe, domain, 60));
      const holds = holdsCookie(probe);
      writeCookie(formatCookie({ name: probe.name, value: '' }, domain, 0));
      return holds;
    } catch {
      return false; // a sandboxed frame cannot set cookies, and throws
    }
  },
  pageOrigin: () => self.origin,
  writeCookie,
  readCookie(name) {
    const prefix = `${name}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
    return found === undefined ? null : found.slice(prefix.length);
  },
  holdsCookie,
  replaceAddress: (url) => location.replace(url),
  replaceTop(url) {
    try {
      (window.top ?? window).location.replace(url);
      return true;
    } catch {
      return false; // the sandbox of a frame may forbid the navigation; the caller informs the visitor
    }
  },
  isFramed: () => window.top !== window.self,
  canEncrypt: () => isSecureContext,
};

/** The result of `navigator.credentials.get({ otp })`: https://wicg.github.io/web-otp/ */
type OtpCredential = Credential & { readonly code?: string };

/** Implements the `BrowserFunctions` port with `navigator`. */
export const browserFunctionsPort: BrowserFunctions = {
  inAppBrowser: () => detectInAppBrowser(globalThis.navigator?.userAgent ?? ''),
  pageAddress: () => location.href,
  reload: () => location.reload(),
  async copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false; // refused or unavailable: the caller displays the text to copy manually
    }
  },
  readSmsCode(received) {
    if (!('OTPCredential' in window)) return () => undefined;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions;
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (code) received(code);
      },
      () => undefined, // refused or aborted: the visitor types the code
    );
    return () => abort.abort();
  },
};

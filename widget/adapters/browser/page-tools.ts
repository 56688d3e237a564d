import { detectInAppBrowser } from '../../core/in-app-browser.ts';
import type { PageTools } from '../../core/ports.ts';

/** What `navigator.credentials.get({ otp })` resolves to: https://wicg.github.io/web-otp/ */
type OtpCredential = Credential & { readonly code?: string };

/** The `PageTools` port over `navigator`. */
export const pageTools: PageTools = {
  inAppBrowser: () => detectInAppBrowser(globalThis.navigator?.userAgent ?? ''),
  pageAddress: () => location.href,
  reload: () => location.reload(),
  async copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false; // refused or not there: the caller shows the text to copy by hand
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

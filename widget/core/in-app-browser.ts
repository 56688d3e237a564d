/** The platform of an app that displays the page in its own web view. Google refuses to sign visitors in there. */
export type InAppBrowser = 'android' | 'ios';

const androidView = /; wv\)|\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line|Snapchat|LinkedInApp)\b/;
/**
 * Matches the user agent of a browser on iOS, which contains the word Safari or the name of another browser. The user
 * agent of a web view contains neither.
 */
const iosBrowser = /\b(Safari|CriOS|FxiOS|EdgiOS)\//;

/**
 * Reads `navigator.userAgent`; returns null for a browser. Google's rule:
 * https://developers.google.com/identity/protocols/oauth2/policies#browsers
 */
export function detectInAppBrowser(userAgent: string): InAppBrowser | null {
  const isAppleMobile = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  const named = androidView.test(userAgent);
  if (isAppleMobile) return named || !iosBrowser.test(userAgent) ? 'ios' : null;
  return named && /\bAndroid\b/.test(userAgent) ? 'android' : null;
}

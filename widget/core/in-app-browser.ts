/** The platform of an application that shows the card in its own web view; Google refuses to sign in there. */
export type InAppBrowser = 'android' | 'ios';

const androidView = /; wv\)|\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line|Snapchat|LinkedInApp)\b/;
/** A web view of iOS lacks the word Safari; a browser that is not Safari (Chrome, Firefox) names itself. */
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

import type { CardConfig } from '../core/card-config.ts';

/** What of the page makes the card fail. `isNeeded`: nobody can sign in as long as it is so. */
export type PageFault = { readonly code: `page/${string}`; readonly where: string; readonly isNeeded: boolean };

/** What the card loads from others, and asks of them; of www.google.com and www.gstatic.com only the human check. */
const ours = import.meta.env?.VITE_APP_CHECK_KEY
  ? /https:\/\/((www\.(google|gstatic)\.com(?=\/recaptcha|\/?$)|(apis|recaptcha)\.google\.com)|(identitytoolkit|securetoken|firestore|content-firebaseappcheck)\.googleapis\.com)/
  : /https:\/\/((www\.(google|gstatic)\.com(?=\/recaptcha|\/?$)|(apis|recaptcha)\.google\.com)|(identitytoolkit|securetoken|firestore)\.googleapis\.com)/;

/**
 * What the page's own policy has blocked of the card; null where it was something else. Trusted Types name the address
 * in their sample: https://www.w3.org/TR/trusted-types/#should-block-sink-type-mismatch.
 */
export function policyFault(
  { disposition, effectiveDirective, blockedURI, sample }: SecurityPolicyViolationEvent,
  { authEmulator, firestoreEmulator, firebase }: Pick<CardConfig, 'authEmulator' | 'firestoreEmulator' | 'firebase'>,
): PageFault | null {
  // Of a frame a browser names the origin alone.
  const popups = `https://${firebase.authDomain}`;
  const named = [authEmulator, firestoreEmulator, popups].find((one) => one && blockedURI.startsWith(one));
  const host = named ?? ours.exec(`${blockedURI} ${sample}`.trim())?.[0];
  if (!host || disposition !== 'enforce') return null;
  const isNeeded = host !== firestoreEmulator && host !== popups && !/\/\/(apis|firestore)\./.test(host);
  const fault: PageFault = /^require-trusted/.test(effectiveDirective)
    ? { code: 'page/trusted-types', where: `${effectiveDirective} 'script'`, isNeeded }
    : { code: 'page/policy', where: `${effectiveDirective.replace('-elem', '')}, ${host}`, isNeeded };
  if (isNeeded) told['human-check'] = fault;
  if (/\/\/apis\./.test(host)) told.google = fault;
  return fault;
}

const told: Record<string, PageFault> = {};

/** What the policy has blocked on this page of what a failure's code begins with; null where nothing is known of it. */
export const toldPolicyFault = (code: string): PageFault | null => told[code.split('/')[0] ?? ''] ?? null;

/** What makes a page unfit for signing anybody in; null where nothing does. */
export function pageFault(): PageFault | null {
  const { protocol, href } = location;
  const fault = (name: string): PageFault => ({ code: `page/${name}`, where: href, isNeeded: true });
  if (protocol === 'file:') return fault('from-file');
  if (!isSecureContext) return fault('insecure');
  return self.origin === 'null' ? fault('sandboxed') : null;
}

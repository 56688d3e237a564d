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
  { authEmulator, firestoreEmulator }: Pick<CardConfig, 'authEmulator' | 'firestoreEmulator'>,
): PageFault | null {
  const emulator = [authEmulator, firestoreEmulator].find((one) => one && blockedURI.startsWith(one));
  const host = emulator ?? ours.exec(`${blockedURI} ${sample}`.trim())?.[0];
  if (!host || disposition !== 'enforce') return null;
  const where = `${effectiveDirective.replace('-elem', '')}, ${host}`;
  const isNeeded = host !== firestoreEmulator && !/\/\/(apis|firestore)\./.test(host);
  const fault: PageFault = { code: 'page/policy', where, isNeeded };
  if (isNeeded) told = fault;
  return fault;
}

let told: PageFault | null = null;

/** What the policy has blocked on this page without which nobody can sign in; null where nothing is known of it. */
export const toldPolicyFault = (): PageFault | null => told;

/** What makes a page unfit for signing anybody in; null where nothing does. */
export function pageFault(): PageFault | null {
  const { protocol, href } = location;
  const fault = (name: string): PageFault => ({ code: `page/${name}`, where: href, isNeeded: true });
  if (protocol === 'file:') return fault('from-file');
  if (!isSecureContext) return fault('insecure');
  return self.origin === 'null' ? fault('sandboxed') : null;
}

import type { CardConfig } from '../core/card-config.ts';
import type { CardError } from '../core/errors.ts';
import { findReason, type Reason } from '../core/find-reason.ts';
import type { Report } from '../core/ports.ts';

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
  if (isNeeded) reported['human-check'] = fault;
  if (/\/\/apis\./.test(host)) reported.google = fault;
  return fault;
}

const reported: Record<string, PageFault> = {};

/** What the policy has blocked on this page of what a failure's code begins with; null where nothing is known of it. */
const reportedPolicyFault = (code: string): PageFault | null => reported[code.split('/')[0] ?? ''] ?? null;

/** What makes a page unfit for signing anybody in; null where nothing does. */
export function pageFault(): PageFault | null {
  const { protocol, href } = location;
  const fault = (name: string): PageFault => ({ code: `page/${name}`, where: href, isNeeded: true });
  if (protocol === 'file:') return fault('from-file');
  if (!isSecureContext) return fault('insecure');
  return self.origin === 'null' ? fault('sandboxed') : null;
}

/** Milliseconds in which the browser has told what the page's policy has blocked, or it was something else. */
const policyTime = 100;
/** What also comes of a page that lets nobody through, and then says nothing more. */
const follows = /^(human-check\/(blocked|no-answer|no-emulator|timeout|failed)|google\/not-loaded)$/;

/**
 * Finds out why something failed that page or project must mend, and tells it; null where it is nothing of theirs. Of
 * Google's window it is a guess: one that a policy cut off counts as closed while the visitor sits in it, and one that
 * did not open in a frame may lack the sandbox's leave.
 */
export async function findCause(
  error: CardError,
  tell: (report: Report) => void,
  config: CardConfig,
): Promise<Reason | null> {
  const reason = findReason(error);
  if (reason === null) return null;
  const code = codeBehind(reason.code, config);
  if (code === 'google/window-cut-off' && document.hasFocus()) return null;
  if (code === 'google/window-blocked-in-frame' && window.top === window.self) return null;
  if (follows.test(code)) {
    await new Promise((resolve) => setTimeout(resolve, policyTime));
    const fault = reportedPolicyFault(code) ?? pageFault();
    // The page has been told of it by now, and its visitor.
    if (fault) return { code: fault.code, sentence: null };
  }
  const { authEmulator, firebase } = config;
  const { projectId } = firebase;
  const where = code.endsWith('no-emulator') ? `${authEmulator}` : `${self.origin}, project ${projectId}`;
  tell({ level: 'error', code, where, cause: error.cause });
  return { ...reason, code };
}

/** Whose silence it was: a check of the emulator's asks nobody else, and Google's script may be there. */
function codeBehind(code: string, { authEmulator, realHumanCheck }: CardConfig): string {
  const isSilent = code === 'human-check/no-answer';
  if (authEmulator && (isSilent || (!realHumanCheck && /^human-check\/(blocked|timeout)$/.test(code)))) {
    return 'human-check/no-emulator';
  }
  const { grecaptcha } = globalThis as { readonly grecaptcha?: { readonly render?: unknown } };
  return code === 'human-check/timeout' && grecaptcha?.render ? 'human-check/no-answer' : code;
}

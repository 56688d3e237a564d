import type { CardConfig } from '../core/card-config.ts';
import type { CardError } from '../core/errors.ts';
import { findReason, type Reason } from '../core/find-reason.ts';
import type { Report } from '../core/ports.ts';
import { appCheckService, cardHosts } from '../release/card-policy.ts';

/** What of the page makes the card fail. `isNeeded`: nobody can sign in as long as it is so. */
export type PageFault = { readonly code: `page/${string}`; readonly where: string; readonly isNeeded: boolean };

/** A build without App Check asks nothing more, and says of a refusal who switched it on. */
const appCheck: { services: string[]; refused?: Reason } = import.meta.env?.VITE_APP_CHECK_KEY
  ? { services: [appCheckService], refused: { code: 'app-check/refused', sentence: 'notConfirmed' } }
  : { services: [] };
/** What the card loads from others, and asks of them, as a page's policy has to allow it. */
const sources: readonly string[] = [...Object.values(cardHosts).flat(), ...appCheck.services];

/** The origin of ours that a browser names; of www.google.com and www.gstatic.com the human check alone is. */
function originOfOurs(said: string): string | undefined {
  // Of a frame a browser names the origin alone.
  const isNamed = (source: string): boolean => said.includes(source) || source.startsWith(said.replace(/\/?$/, '/'));
  const found = sources.find(isNamed);
  return found && new URL(found).origin;
}

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
  const host = named ?? originOfOurs(`${blockedURI} ${sample}`.trim());
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

/** Milliseconds in which the browser has reported what the page's policy has blocked, or it was something else. */
const policyTime = 100;
/** What also comes of a page that lets nobody through, and then says nothing more. */
const follows = /^(human-check\/(blocked|no-answer|no-emulator|timeout|failed)|google\/not-loaded)$/;

/** Finds what page or project must mend, and reports it; else null. Of a window it can only guess. */
export async function findCause(
  error: CardError,
  tell: (report: Report) => void,
  config: CardConfig,
  action: string,
): Promise<Reason | null> {
  const found = findReason(error, action);
  if (found === null) return null;
  const reason = (found.code === 'project/app-check' && appCheck.refused) || found;
  const code = codeBehind(reason.code, config);
  if (code.endsWith('/window-cut-off') && document.hasFocus()) return null;
  if (code.endsWith('-in-frame') && window.top === window.self) return null;
  if (follows.test(code)) {
    await new Promise((resolve) => setTimeout(resolve, policyTime));
    const fault = reportedPolicyFault(code) ?? pageFault();
    // By now it has been reported to page and visitor.
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

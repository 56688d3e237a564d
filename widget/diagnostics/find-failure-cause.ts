import type { IntegratorReport } from '../../account/account-ports.ts';
import type { CardError } from '../../account/errors.ts';
import type { CardConfig } from '../core/card-config.ts';
import { type FailureReason, findFailureReason } from '../core/find-failure-reason.ts';
import { appCheckService, googleHosts } from '../release/card-policy.ts';

/** A fault of the page that makes the card fail. If `isNeeded` is true, nobody can sign in until the fault is fixed. */
export type PageFault = { readonly code: `page/${string}`; readonly where: string; readonly isNeeded: boolean };

/**
 * The settings of App Check. `services` contains the origins of App Check, and is empty in a build without App Check.
 * The card reports `refused` if Google refuses an App Check token.
 */
const appCheck: { services: string[]; refused?: FailureReason } = import.meta.env?.VITE_APP_CHECK_KEY
  ? { services: [appCheckService], refused: { code: 'app-check/refused', sentence: 'notConfirmed' } }
  : { services: [] };
/** The files and services of other servers that a page's policy has to allow. */
const sources: readonly string[] = [...Object.values(googleHosts).flat(), ...appCheck.services];

/**
 * Returns the origin of an address that the browser has reported as blocked, or undefined if the card does not need
 * this origin. Addresses on www.google.com and www.gstatic.com count only if they belong to the human check.
 */
function neededOrigin(said: string): string | undefined {
  // A browser reports a blocked frame by its origin, without the path.
  const isNamed = (source: string): boolean => said.includes(source) || source.startsWith(said.replace(/\/?$/, '/'));
  const found = sources.find(isNamed);
  return found && new URL(found).origin;
}

/**
 * Returns the fault if the page's policy has blocked something that the card needs, otherwise null. If Trusted Types
 * blocked a script, `sample` contains the script's address:
 * https://www.w3.org/TR/trusted-types/#should-block-sink-type-mismatch.
 */
export function findPolicyFault(
  { disposition, effectiveDirective, blockedURI, sample }: SecurityPolicyViolationEvent,
  { authEmulator, firestoreEmulator, firebase }: Pick<CardConfig, 'authEmulator' | 'firestoreEmulator' | 'firebase'>,
): PageFault | null {
  // A browser reports a blocked frame by its origin, without the path.
  const popups = `https://${firebase.authDomain}`;
  const named = [authEmulator, firestoreEmulator, popups].find((one) => one && blockedURI.startsWith(one));
  const host = named ?? neededOrigin(`${blockedURI} ${sample}`.trim());
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

/**
 * Returns the fault of the page's policy that explains this code, or null. The faults are stored by the prefix of the
 * codes that they explain.
 */
const reportedPolicyFault = (code: string): PageFault | null => reported[code.split('/')[0] ?? ''] ?? null;

/** Returns the reason why nobody can sign in on this page, or null. */
export function findPageFault(): PageFault | null {
  const { protocol, href } = location;
  const fault = (name: string): PageFault => ({ code: `page/${name}`, where: href, isNeeded: true });
  if (protocol === 'file:') return fault('from-file');
  if (!isSecureContext) return fault('insecure');
  return self.origin === 'null' ? fault('sandboxed') : null;
}

/** The number of milliseconds within which a browser reports a blocked request. */
const policyReportTime = 100;
/**
 * Codes of failures that a fault of the page may cause. If the page has such a fault, the fault is reported instead of
 * the failure.
 */
const pageFaultCodes = /^(human-check\/(blocked|no-answer|no-emulator|timeout|failed)|google\/not-loaded)$/;

/**
 * Finds and reports a fault that has to be fixed on the page or in the project. Resolves to null if there is no such
 * fault. If a sign-in window has failed, the fault is only a guess.
 */
export async function findFailureCause(
  error: CardError,
  report: (report: IntegratorReport) => void,
  config: CardConfig,
  action: string,
): Promise<FailureReason | null> {
  const found = findFailureReason(error, action);
  if (found === null) return null;
  const reason = (found.code === 'project/app-check' && appCheck.refused) || found;
  const code = specificCode(reason.code, config);
  if (code.endsWith('/window-cut-off') && document.hasFocus()) return null;
  if (code.endsWith('-in-frame') && window.top === window.self) return null;
  if (pageFaultCodes.test(code)) {
    await new Promise((resolve) => setTimeout(resolve, policyReportTime));
    const fault = reportedPolicyFault(code) ?? findPageFault();
    // `reportToPage` has already reported this fault to page and visitor.
    if (fault) return { code: fault.code, sentence: null };
  }
  const { authEmulator, firebase } = config;
  const { projectId } = firebase;
  const where = code.endsWith('no-emulator') ? `${authEmulator}` : `${self.origin}, project ${projectId}`;
  report({ level: 'error', code, where, cause: error.cause });
  return { ...reason, code };
}

/**
 * Returns `human-check/no-emulator` if the Auth emulator did not answer, and `human-check/no-answer` if Firebase did
 * not answer although Google's script has loaded. Otherwise returns `code`.
 */
function specificCode(code: string, { authEmulator, realHumanCheck }: CardConfig): string {
  const isSilent = code === 'human-check/no-answer';
  if (authEmulator && (isSilent || (!realHumanCheck && /^human-check\/(blocked|timeout)$/.test(code)))) {
    return 'human-check/no-emulator';
  }
  const { grecaptcha } = globalThis as { readonly grecaptcha?: { readonly render?: unknown } };
  return code === 'human-check/timeout' && grecaptcha?.render ? 'human-check/no-answer' : code;
}

import type { CardConfig } from '../core/card-config.ts';
import type { CardError } from '../core/errors.ts';
import { findReason, type Reason } from '../core/find-reason.ts';
import type { Report } from '../core/ports.ts';
import { pageFault, toldPolicyFault } from './examine-page.ts';

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
    const fault = toldPolicyFault(code) ?? pageFault();
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
function codeBehind(code: string, { authEmulator, realCaptcha }: CardConfig): string {
  const isSilent = code === 'human-check/no-answer';
  if (authEmulator && (isSilent || (!realCaptcha && /^human-check\/(blocked|timeout)$/.test(code)))) {
    return 'human-check/no-emulator';
  }
  const { grecaptcha } = globalThis as { readonly grecaptcha?: { readonly render?: unknown } };
  return code === 'human-check/timeout' && grecaptcha?.render ? 'human-check/no-answer' : code;
}

import type { CardError } from '../core/errors.ts';
import { findReason, type Reason } from '../core/find-reason.ts';
import type { Report } from '../core/ports.ts';

/**
 * Finds out why something failed that page or project must mend, and tells the integrator; null where it is nothing of
 * theirs. Of Google's window it is a guess: one that a policy cut off counts as closed while the visitor sits in it,
 * and one that did not open in a frame may lack the sandbox's leave.
 */
export function findCause(error: CardError, tell: (report: Report) => void, projectId: string): Reason | null {
  const reason = findReason(error);
  if (reason === null) return null;
  const { code } = reason;
  if (code === 'google/window-cut-off' && document.hasFocus()) return null;
  if (code === 'google/window-blocked-in-frame' && window.top === window.self) return null;
  tell({ level: 'error', code, where: `${self.origin}, project ${projectId}`, cause: error.cause });
  return reason;
}

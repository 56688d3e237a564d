import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { formatIndianTime } from '../../base/indian-time.ts';
import type { ProvisionRequest, ProvisionStatus } from './provision-request.ts';
import { formatAge } from './request-line.ts';

/**
 * Lists for each command the statuses that allow it (`from`), the status that it sets (`to`), and the field that stores
 * its time (`at`).
 */
export const provisionSteps = {
  take: { from: ['pending'], to: 'in-progress', at: 'takenAt' },
  done: { from: ['in-progress'], to: 'done', at: 'doneAt' },
  reject: { from: ['pending', 'in-progress'], to: 'rejected', at: 'rejectedAt' },
} as const satisfies Record<
  string,
  { from: readonly ProvisionStatus[]; to: ProvisionStatus; at: keyof ProvisionRequest }
>;
export type ProvisionStepName = keyof typeof provisionSteps;

/**
 * Returns the reason why a step is not possible, with a name and a time if they are known. Returns null if the step is
 * possible.
 */
export function reasonAgainstStep(step: ProvisionStepName, request: ProvisionRequest, now: number): string | null {
  const { from } = provisionSteps[step];
  if (from.some((status) => status === request.status)) return null;
  return `Cannot ${step} ${quoteUnlessPlainWord(request.uid)}: ${describeStatus(request, now)}.`;
}

function describeStatus(request: ProvisionRequest, now: number): string {
  const { status, takenAt, takenBy, doneAt, rejectedAt, rejectReason } = request;
  switch (status) {
    case 'pending':
      return 'it is still pending; take it first';
    case 'in-progress':
      return `it is in progress already${takenBy === null ? '' : `, taken by ${quoteUnlessPlainWord(takenBy)}`}${when(takenAt, now)}`;
    case 'done':
      return `it is done already${when(doneAt, now)}`;
    case 'rejected':
      return `it was rejected${when(rejectedAt, now)}${rejectReason === null ? '' : `: ${quoteForTerminal(rejectReason)}`}`;
    default:
      return `its status is ${status === null ? 'missing' : quoteForTerminal(status)}, which this command does not know`;
  }
}

/**
 * Formats the time of an earlier step: ` on 2026-11-22 15:34 IST (5 min ago)`. Returns an empty text if the time is
 * unknown.
 */
function when(time: string | null, now: number): string {
  if (time === null) return '';
  const passed = formatAge(time, now);
  return ` on ${formatIndianTime(new Date(time))} IST (${passed === 'now' ? 'just now' : `${passed} ago`})`;
}

import { pageTexts } from '../page-texts.ts';
import type { RecordFields } from './read-record.ts';

export type ProvisionStatus = {
  /** The status in the record; null if there is no record. */
  readonly status: string | null;
  /** A sentence for the visitor. */
  readonly text: string;
  /** True if the status is final. */
  readonly isSettled: boolean;
};

/** Returns the status of the visitor's company from the record of its provision request. */
export function describeProvisionStatus(request: RecordFields | null): ProvisionStatus {
  if (!request) return { status: null, text: pageTexts.provisioning.none, isSettled: true };
  const status = String(request.status);
  const sentence = new Map(Object.entries(pageTexts.provisioning.statuses)).get(status) ?? status;
  // Adds the reason that the person who rejected the request wrote for the visitor.
  const reason = status === 'rejected' && typeof request.rejectReason === 'string' ? request.rejectReason : '';
  const text = reason ? `${sentence} ${reason}` : sentence;
  return { status, text, isSettled: status !== 'pending' && status !== 'in-progress' };
}

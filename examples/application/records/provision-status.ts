import { texts } from '../texts.ts';
import type { RecordFields } from './read-record.ts';

export type ProvisionStatus = {
  /** As the record says it; null without a record. */
  readonly status: string | null;
  /** A sentence for the visitor. */
  readonly text: string;
  /** True if asking again gives no other answer. */
  readonly isSettled: boolean;
};

/** The state of the visitor's company, by the record of its provision request. */
export function provisionStatus(request: RecordFields | null): ProvisionStatus {
  if (!request) return { status: null, text: texts.provisioning.none, isSettled: true };
  const status = String(request.status);
  const sentence = new Map(Object.entries(texts.provisioning.statuses)).get(status) ?? status;
  // Written by the person who handled the request, for the visitor to read.
  const reason = status === 'rejected' && typeof request.rejectReason === 'string' ? request.rejectReason : '';
  const text = reason ? `${sentence} ${reason}` : sentence;
  return { status, text, isSettled: status !== 'pending' && status !== 'in-progress' };
}

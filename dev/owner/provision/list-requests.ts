import type { Firestore } from 'firebase-admin/firestore';
import { asProvisionRequest, type ProvisionRequest, type RequestStatus } from './provision-request.ts';

/** All requests, or those of one status, the oldest first; those without a time of request stand at the end. */
export async function listRequests(store: Firestore, status: RequestStatus | null): Promise<ProvisionRequest[]> {
  const all = store.collection('provision_requests');
  // Sorted here: with the status in the query the server would need an index of its own for that.
  const { docs } = await (status === null ? all : all.where('status', '==', status)).get();
  const requests = docs.map((found) => asProvisionRequest(found.id, found.data()));
  return requests.sort((a, b) => ((a.requestedAt ?? '~') < (b.requestedAt ?? '~') ? -1 : 1));
}

import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { quoteForTerminal } from '../../base/escape-for-terminal.ts';
import { CommandError } from '../../base/run-tool.ts';
import { isFirestoreDocumentName } from '../admin/run-with-admin-access.ts';
import { type ProvisionRequest, parseProvisionRequest } from './provision-request.ts';
import { type ProvisionStepName, provisionSteps, reasonAgainstStep } from './provision-steps.ts';

/**
 * Applies a step to a request in a transaction. Resolves to the request as it was before the change. Throws a
 * CommandError if the step is refused.
 */
export async function applyProvisionStep(
  store: Firestore,
  step: ProvisionStepName,
  uid: string,
  { why, as }: { readonly why: string | null; readonly as: string | null },
): Promise<ProvisionRequest> {
  const missing = new CommandError(`No request of ${quoteForTerminal(uid)}: npm run provision -- list shows all.`);
  if (!isFirestoreDocumentName(uid)) throw missing;
  const { to: status, at } = provisionSteps[step];
  const { request, refusal } = await store.runTransaction(async (transaction) => {
    const found = await transaction.get(store.collection('provision_requests').doc(uid));
    const fields = found.data();
    const request = fields === undefined ? null : parseProvisionRequest(uid, fields);
    const refusal = request && reasonAgainstStep(step, request, Date.now());
    // A refused step throws its error only after the transaction. After an error inside the transaction, the SDK would
    // not wait for the rollback, and the record could still be locked for the next caller.
    if (request && refusal === null) {
      transaction.update(found.ref, {
        status,
        [at]: FieldValue.serverTimestamp(),
        ...(why !== null && { rejectReason: why }),
        ...(as !== null && { takenBy: as }),
      });
    }
    return { request, refusal };
  });
  if (request === null) throw missing;
  if (refusal !== null) throw new CommandError(refusal);
  return request;
}

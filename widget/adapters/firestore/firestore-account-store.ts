import type { AccountStore } from '../../core/ports.ts';
import { firestoreRequest } from './firestore-request.ts';
import { type FirestoreFields, mergeWrite } from './merge-write.ts';

type BatchGetReply = readonly { readonly found?: { readonly fields?: FirestoreFields } }[];

/**
 * The `AccountStore` port over Firestore's REST interface, in the visitor's own name (docs/decisions: two calls are not worth
 * the 17 kB of the SDK). `emulator`: http://host:port, or null for the real one.
 */
export function createFirestoreAccountStore(projectId: string, emulator: string | null): AccountStore {
  const origin = emulator ?? 'https://firestore.googleapis.com';
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = (call: string): string => `${origin}/v1/${documents}:${call}`;

  /** By `batchGet`, which answers for a missing document without the browser's red line of a 404. */
  const read = async (path: string, idToken: string): Promise<FirestoreFields | null> => {
    const body = { documents: [`${documents}/${path}`] };
    const [reply] = await firestoreRequest<BatchGetReply>(url('batchGet'), idToken, body);
    return reply?.found ? (reply.found.fields ?? {}) : null;
  };
  /** `more`: of https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
  const write = async (path: string, record: object, idToken: string, more: object = {}): Promise<void> => {
    const merge = mergeWrite(`${documents}/${path}`, record);
    await firestoreRequest(url('commit'), idToken, { writes: [{ ...merge, ...more }] });
  };
  return {
    async readProfile(uid, idToken) {
      const fields = await read(`user_profiles/${uid}`, idToken);
      return fields && Object.keys(fields).filter((field) => fields[field]?.nullValue === undefined);
    },
    writeProfile: (record, idToken) => write(`user_profiles/${record.uid}`, record, idToken),
    async readProvisionRequest(uid, idToken) {
      const fields = await read(`provision_requests/${uid}`, idToken);
      const text = (field: string): string | null => fields?.[field]?.stringValue ?? null;
      return (
        fields && {
          status: text('status'),
          companyName: text('companyName'),
          suggestedCompanyId: text('suggestedCompanyId'),
        }
      );
    },
    // Whoever listens to this record hears of it once, however often the card has to try.
    writeProvisionRequest: (record, idToken) =>
      write(`provision_requests/${record.uid}`, record, idToken, { currentDocument: { exists: false } }),
  };
}

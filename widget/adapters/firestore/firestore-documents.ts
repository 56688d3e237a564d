import { firestoreRequest } from './firestore-request.ts';
import { type FirestoreFields, mergeWrite } from './merge-write.ts';

type BatchGetReply = readonly { readonly found?: { readonly fields?: FirestoreFields } }[];

/** Documents of one project by their path below the root, each call in the visitor's own name. */
export type FirestoreDocuments = {
  /** null when there is none. */
  read(path: string, idToken: string): Promise<FirestoreFields | null>;
  /** Merges. `more`: of https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
  write(path: string, record: object, idToken: string, more?: object): Promise<void>;
};

/** For a record that is not to be there yet. */
export const onlyNew = { currentDocument: { exists: false } } as const;

/**
 * Firestore's REST interface (docs/decisions: its calls are not worth the 17 kB of the SDK). `emulator`:
 * http://host:port, or null for the real one.
 */
export function firestoreDocuments(projectId: string, emulator: string | null): FirestoreDocuments {
  const origin = emulator ?? 'https://firestore.googleapis.com';
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = (call: string): string => `${origin}/v1/${documents}:${call}`;
  return {
    /** By `batchGet`, which answers for a missing document without the browser's red line of a 404. */
    async read(path, idToken) {
      const body = { documents: [`${documents}/${path}`] };
      const [reply] = await firestoreRequest<BatchGetReply>(url('batchGet'), idToken, body);
      return reply?.found ? (reply.found.fields ?? {}) : null;
    },
    async write(path, record, idToken, more = {}) {
      const merge = mergeWrite(`${documents}/${path}`, record);
      await firestoreRequest(url('commit'), idToken, { writes: [{ ...merge, ...more }] });
    },
  };
}

import type { Json } from './encode-json.ts';
import { type FirestoreFields, mergeWrite } from './merge-write.ts';

type BatchGetReply = readonly { readonly found?: { readonly name: string; readonly fields?: FirestoreFields } }[];

/** Documents of one project by their path below the root, each call in the visitor's own name. */
export type FirestoreDocuments = {
  /** Each in its place, null when there is none; refused together where one is. */
  read(paths: readonly string[], idToken: string): Promise<readonly (FirestoreFields | null)[]>;
  /**
   * Merges records by their paths, all or none. `more`, of each:
   * https://firebase.google.com/docs/firestore/reference/rest/v1/Write
   */
  write(records: Readonly<Record<string, object>>, idToken: string, more?: object): Promise<void>;
};

/** What a status says of a request that was refused; of any other failure nobody knows more than `store/unavailable`. */
export const refusalCodes: Readonly<Record<number, string>> = {
  403: 'store/permission-denied',
  409: 'store/already-exists',
};

/** For a record that is not to be there yet. */
export const onlyNew = { currentDocument: { exists: false } } as const;

/** One POST in the visitor's name. Rejects with a `CardError` (`store/...`), as firestore-request.ts does. */
export type FirestoreRequest = <Reply>(url: string, idToken: string, body: Json) => Promise<Reply>;

/**
 * Firestore's REST interface (docs/decisions: its calls are not worth the 17 kB of the SDK). `emulator`:
 * http://host:port, or null for the real one.
 */
export function firestoreDocuments(
  projectId: string,
  emulator: string | null,
  request: FirestoreRequest,
): FirestoreDocuments {
  const origin = emulator ?? 'https://firestore.googleapis.com';
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = (call: string): string => `${origin}/v1/${documents}:${call}`;
  return {
    /** By `batchGet`, which answers for a missing document without the browser's red line of a 404. */
    async read(paths, idToken) {
      const names = paths.map((path) => `${documents}/${path}`);
      const replies = await request<BatchGetReply>(url('batchGet'), idToken, { documents: names });
      // In any order.
      return names.map((name) => {
        const found = replies.find((reply) => reply.found?.name === name)?.found;
        return found ? (found.fields ?? {}) : null;
      });
    },
    async write(records, idToken, more = {}) {
      const writes = Object.entries(records).map(([path, record]) => ({
        ...mergeWrite(`${documents}/${path}`, record),
        ...more,
      }));
      await request(url('commit'), idToken, { writes });
    },
  };
}

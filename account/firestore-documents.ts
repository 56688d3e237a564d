import type { RecordStore } from './account-ports.ts';
import { type StoredRequest, serverTimestamp } from './account-records.ts';
import { consentName } from './consent.ts';
import { documentsRoot, documentsUrl, firestoreOrigin } from './firestore-address.ts';
import {
  type BatchGetReply,
  decodeBatchGetReply,
  decodeFields,
  encodeValue,
  type FirestoreFields,
} from './firestore-values.ts';

export type JsonValue =
  | string
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
export type FirestoreWrite = {
  readonly update: { readonly name: string; readonly fields: FirestoreFields };
  /** The fields that this write changes. All others keep their stored value. */
  readonly updateMask: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms: readonly { readonly fieldPath: string; readonly setToServerValue: 'REQUEST_TIME' }[];
};

/**
 * Returns a write that merges a record into a document. The server replaces `serverTimestamp` by the request's time.
 */
export function createMergeWrite(name: string, record: object): FirestoreWrite {
  const entries = Object.entries<unknown>(record as Record<string, unknown>);
  const plain = entries.filter(([, value]) => value !== serverTimestamp);
  return {
    update: { name, fields: Object.fromEntries(plain.map(([field, value]) => [field, encodeValue(value)])) },
    updateMask: { fieldPaths: plain.map(([field]) => field) },
    updateTransforms: entries
      .filter(([, value]) => value === serverTimestamp)
      .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/**
 * Reads and writes the documents of one project, by their path below the root. Each call uses the visitor's own token.
 */
export type FirestoreDocuments = {
  /**
   * Resolves to the documents in the order of the paths, with null for a missing document. Rejects if
   * Firestore refuses to read one of the documents.
   */
  read(paths: readonly string[], idToken: string): Promise<readonly (FirestoreFields | null)[]>;
  /**
   * Merges all records into their documents, or writes none of them. `more` has further properties of each write:
   * https://firebase.google.com/docs/firestore/reference/rest/v1/Write
   */
  write(records: Readonly<Record<string, object>>, idToken: string, more?: object): Promise<void>;
};

/** A precondition of a write: the document does not exist yet. */
export const newDocumentPrecondition = { currentDocument: { exists: false } } as const;

/**
 * Sends a POST request with the visitor's token. Rejects with a `CardError` (`store/...`), as
 * send-firestore-request.ts does.
 */
export type FirestoreRequestSender = <Reply>(url: string, idToken: string, body: JsonValue) => Promise<Reply>;

/**
 * Uses Firestore's REST interface, which needs 17 kB less code than the SDK. `emulator` is http://host:port, or null.
 */
export function createFirestoreDocuments(
  projectId: string,
  emulator: string | null,
  request: FirestoreRequestSender,
): FirestoreDocuments {
  const documents = documentsRoot(projectId);
  const url = documentsUrl(emulator ?? firestoreOrigin, documents);
  return {
    /** Uses `batchGet`, so that a missing document causes no 404 in the browser's console. */
    async read(paths, idToken) {
      const names = paths.map((path) => `${documents}/${path}`);
      return decodeBatchGetReply(await request<BatchGetReply>(`${url}:batchGet`, idToken, { documents: names }), names);
    },
    async write(records, idToken, more = {}) {
      const writes = Object.entries(records).map(([path, record]) => ({
        ...createMergeWrite(`${documents}/${path}`, record),
        ...more,
      }));
      await request(`${url}:commit`, idToken, { writes });
    },
  };
}

/**
 * Parses a stored provision request. Another program may have written it, so a value that is not text counts as
 * missing.
 */
function storedRequest({ status, companyName, suggestedCompanyId }: Readonly<Record<string, unknown>>): StoredRequest {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    status: text(status),
    companyName: text(companyName),
    suggestedCompanyId: text(suggestedCompanyId),
  };
}

/** Implements the `RecordStore` port with Firestore. */
export function createFirestoreRecordStore({ read, write }: FirestoreDocuments): RecordStore {
  const consentPath = (uid: string, name: string): string => `user_profiles/${uid}/consents/${name}`;
  return {
    async readProfile(uid, idToken) {
      const [fields] = await read([`user_profiles/${uid}`], idToken);
      if (!fields) return null;
      const values = Object.entries(decodeFields(fields));
      return values.flatMap(([field, value]) => (value === null ? [] : [field]));
    },
    writeProfile: (record, consent, idToken) => {
      const { uid } = record;
      const beside = consent && { [consentPath(uid, consentName(consent))]: consent };
      return write({ [`user_profiles/${uid}`]: record, ...beside }, idToken);
    },
    async readProvisionRequest(uid, consent, idToken) {
      const paths = [`provision_requests/${uid}`, ...(consent === null ? [] : [consentPath(uid, consent)])];
      const [fields, recorded] = await read(paths, idToken);
      return { request: fields ? storedRequest(decodeFields(fields)) : null, hasConsent: recorded !== null };
    },
    // Creates the request only if none exists. So a program that listens for new requests is called only once per
    // visitor, even if the card retries.
    writeProvisionRequest: (record, idToken) =>
      write({ [`provision_requests/${record.uid}`]: record }, idToken, newDocumentPrecondition),
  };
}

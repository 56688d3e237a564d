import type { RecordStore } from './account-ports.ts';
import { serverTime } from './account-records.ts';
import { consentName } from './consent.ts';

export type Json = string | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as the records need it. */
export type FirestoreValue = {
  readonly stringValue?: string;
  readonly booleanValue?: boolean;
  readonly nullValue?: null;
  /** RFC 3339. */
  readonly timestampValue?: string;
  /** Base64. */
  readonly bytesValue?: string;
};
type FirestoreFields = Readonly<Record<string, FirestoreValue | undefined>>;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
export type FirestoreWrite = {
  readonly update: { readonly name: string; readonly fields: FirestoreFields };
  /** Merges: unnamed fields keep their stored value. */
  readonly updateMask: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms: readonly { readonly fieldPath: string; readonly setToServerValue: 'REQUEST_TIME' }[];
};

/** Returns a write that merges a record into a document; `serverTime` becomes the server's time of the request. */
export function mergeWrite(name: string, record: object): FirestoreWrite {
  const entries = Object.entries<unknown>(record as Record<string, unknown>);
  const plain = entries.filter(([, value]) => value !== serverTime);
  return {
    update: { name, fields: Object.fromEntries(plain.map(([field, value]) => [field, firestoreValue(value)])) },
    updateMask: { fieldPaths: plain.map(([field]) => field) },
    updateTransforms: entries
      .filter(([, value]) => value === serverTime)
      .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

function firestoreValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: btoa(String.fromCharCode(...value)) };
  throw new TypeError(`A record holds text, true, false, null, bytes or a time, not ${typeof value}`);
}

type BatchGetReply = readonly { readonly found?: { readonly name: string; readonly fields?: FirestoreFields } }[];

/** Documents of one project by their path below the root, each call in the visitor's own name. */
export type FirestoreDocuments = {
  /** Returns each document in its place, null if there is none. One refusal refuses all. */
  read(paths: readonly string[], idToken: string): Promise<readonly (FirestoreFields | null)[]>;
  /** Merges all records or none. `more`: https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
  write(records: Readonly<Record<string, object>>, idToken: string, more?: object): Promise<void>;
};

/** The code for the status of a refused request; any other failure is `store/unavailable`. */
export const refusalCodes: Readonly<Record<number, string>> = {
  403: 'store/permission-denied',
  409: 'store/already-exists',
};

/** Requires a new record. */
export const onlyNew = { currentDocument: { exists: false } } as const;

/** Sends one POST in the visitor's name. Rejects with a `CardError` (`store/...`), as firestore-request.ts does. */
export type FirestoreRequest = <Reply>(url: string, idToken: string, body: Json) => Promise<Reply>;

/** Firestore's REST interface, 17 kB less than the SDK. `emulator`: http://host:port, or null for Google's. */
export function firestoreDocuments(
  projectId: string,
  emulator: string | null,
  request: FirestoreRequest,
): FirestoreDocuments {
  const origin = emulator ?? 'https://firestore.googleapis.com';
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = (call: string): string => `${origin}/v1/${documents}:${call}`;
  return {
    /** By `batchGet`: a missing document then causes no 404 in the browser's console. */
    async read(paths, idToken) {
      const names = paths.map((path) => `${documents}/${path}`);
      const replies = await request<BatchGetReply>(url('batchGet'), idToken, { documents: names });
      // The replies are in any order.
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

/** The `RecordStore` port over Firestore. */
export function createFirestoreRecords({ read, write }: FirestoreDocuments): RecordStore {
  const consentPath = (uid: string, name: string): string => `user_profiles/${uid}/consents/${name}`;
  return {
    async readProfile(uid, idToken) {
      const [fields] = await read([`user_profiles/${uid}`], idToken);
      return fields ? Object.keys(fields).filter((field) => fields[field]?.nullValue === undefined) : null;
    },
    writeProfile: (record, consent, idToken) => {
      const { uid } = record;
      const beside = consent && { [consentPath(uid, consentName(consent))]: consent };
      return write({ [`user_profiles/${uid}`]: record, ...beside }, idToken);
    },
    async readProvisionRequest(uid, consent, idToken) {
      const paths = [`provision_requests/${uid}`, ...(consent === null ? [] : [consentPath(uid, consent)])];
      const [fields, recorded] = await read(paths, idToken);
      const text = (field: string): string | null => fields?.[field]?.stringValue ?? null;
      return {
        request: fields
          ? {
              status: text('status'),
              companyName: text('companyName'),
              suggestedCompanyId: text('suggestedCompanyId'),
            }
          : null,
        hasConsent: recorded !== null,
      };
    },
    // Listeners to this record see it once, even if the card retries.
    writeProvisionRequest: (record, idToken) =>
      write({ [`provision_requests/${record.uid}`]: record }, idToken, onlyNew),
  };
}

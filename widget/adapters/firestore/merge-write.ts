import { serverTime } from '../../core/account-records.ts';

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
export type FirestoreFields = Readonly<Record<string, FirestoreValue | undefined>>;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Write */
export type FirestoreWrite = {
  readonly update: { readonly name: string; readonly fields: FirestoreFields };
  /** Fields that are not named keep their stored value: this is what makes it a merge. */
  readonly updateMask: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms: readonly { readonly fieldPath: string; readonly setToServerValue: 'REQUEST_TIME' }[];
};

/** One write that merges a record into a document; `serverTime` becomes the server's own time of the request. */
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

export type TextValue = { readonly stringValue: string };
/** Bytes in base64. */
export type BytesValue = { readonly bytesValue: string };
/** A time in RFC 3339. */
type TimeValue = { readonly timestampValue: string };

/**
 * The types of a Firestore value that our records use:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
export type FirestoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | TextValue
  | TimeValue
  | BytesValue;
export type FirestoreFields = Readonly<Record<string, FirestoreValue>>;

/** Encodes a value of a record. Throws for a type that no record has. */
export function encodeValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: btoa(String.fromCharCode(...value)) };
  throw new TypeError(`A record cannot have a value of type ${typeof value}`);
}

/**
 * Decodes a value of a record; a time becomes a Date. Bytes stay in base64, and a value of an unknown type stays as
 * Firestore sends it.
 */
export const decodeValue = (value: FirestoreValue): unknown =>
  'timestampValue' in value ? new Date(value.timestampValue) : Object.values(value)[0];

/** Decodes the fields of a document. */
export const decodeFields = (fields: FirestoreFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));

/** The answer to `batchGet`, with the documents in any order. */
export type BatchGetReply = readonly {
  readonly found?: { readonly name: string; readonly fields?: FirestoreFields };
}[];

/** Returns the fields of the documents in the order of the names, with null for a missing document. */
export function decodeBatchGetReply(
  reply: BatchGetReply,
  names: readonly string[],
): readonly (FirestoreFields | null)[] {
  const fields = new Map(reply.flatMap(({ found }) => (found ? [[found.name, found.fields || {}]] : [])));
  return names.map((name) => fields.get(name) || null);
}

/** A value of a record in JSON; timestamps are texts in UTC (`2026-11-22T09:30:00.000Z`). */
export type RecordValue = null | boolean | number | string | RecordValue[] | { [name: string]: RecordValue };
export type RecordFields = { [name: string]: RecordValue };

type RestValue = {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
};
type RestFields = { readonly [name: string]: RestValue };

/** The address of the records, and the credentials to read them. */
export type FirestoreAccess = {
  readonly firestoreOrigin: string;
  readonly projectId: string;
  /** Resolves to the bearer token of a request. */
  readonly accessToken: () => Promise<string>;
};

/**
 * Reads a document by Firestore's REST API. Resolves to null if there is none. Throws if Firestore refuses or is
 * unavailable.
 */
export async function readRecord(path: string, source: FirestoreAccess): Promise<RecordFields | null> {
  const { firestoreOrigin, projectId, accessToken } = source;
  const address = `${firestoreOrigin}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const headers = { authorization: `Bearer ${await accessToken()}` };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status} for ${path}.`);
  return decodeFields(((await answer.json()) as { fields?: RestFields }).fields);
}

const decodeFields = (fields: RestFields = {}): RecordFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));

function decode(value: RestValue): RecordValue {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue).toISOString();
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(decode);
  if (value.mapValue) return decodeFields(value.mapValue.fields);
  return value.stringValue ?? value.booleanValue ?? value.doubleValue ?? null;
}

/** A value in Firestore's REST interface. */
export type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };
export type FirestoreFields = Record<string, FirestoreValue>;
/** A value in JavaScript: timestamps are Date, integers number, bytes Uint8Array. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | PlainValue[]
  | { [name: string]: PlainValue };
export type PlainFields = { [name: string]: PlainValue };

/** Decodes the fields of a REST document to plain JavaScript. */
export function decodeFields(fields: FirestoreFields = {}): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

/** Encodes plain JavaScript as the fields of a REST document. */
export function encodeFields(fields: PlainFields): FirestoreFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

function decode(value: FirestoreValue): PlainValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('referenceValue' in value) return value.referenceValue;
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  throw new Error(`Not a Firestore value this project uses: ${JSON.stringify(value)}`);
}

function encode(value: PlainValue): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

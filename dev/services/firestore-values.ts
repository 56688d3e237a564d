import { decodeValue, encodeValue, type FirestoreValue as RecordValue } from '../../account/firestore-values.ts';

/** A value in Firestore's REST interface: the types in our records, and other types that queries and SDKs use. */
export type FirestoreValue =
  | RecordValue
  | { integerValue: string }
  | { doubleValue: number }
  | { referenceValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };
export type FirestoreFields = Record<string, FirestoreValue>;
/** A value in JavaScript: a Date for a timestamp, a number for an integer, a Uint8Array for bytes. */
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
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('referenceValue' in value) return value.referenceValue;
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  return decodeValue(value) as PlainValue;
}

function encode(value: PlainValue): FirestoreValue {
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  const isMap = typeof value === 'object' && value?.constructor === Object;
  return isMap ? { mapValue: { fields: encodeFields(value as PlainFields) } } : encodeValue(value);
}

import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

/** A stored value as JSON can hold it: times as ISO 8601, bytes as base64, references as their path. */
export function readableValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(readableValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readableValue(inner)]));
  }
  return value;
}

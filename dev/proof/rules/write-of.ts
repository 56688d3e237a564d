import { serverTime } from '../../../widget/core/account-records.ts';
import { encodeFields, type PlainFields } from '../../build/firestore-values.ts';
import { erased, FromNow, type SentFields } from './rules-request.ts';

/**
 * A write of Firestore's REST interface (https://firebase.google.com/docs/firestore/reference/rest/v1/Write). `merges`:
 * fields that are not named stay as they are. `now`: milliseconds of the moment that `FromNow` counts from.
 */
export function writeOf(name: string, sent: SentFields, merges: boolean, now: number): object {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  const plain: PlainFields = {};
  for (const [field, value] of entries) {
    if (value === undefined || typeof value === 'symbol') continue;
    plain[field] = value instanceof FromNow ? new Date(now + value.seconds * 1000) : value;
  }
  const byServer = entries.filter(([, value]) => value === serverTime);
  const named = entries.flatMap(([field, value]) => (field in plain || value === erased ? [field] : []));
  return {
    update: { name, fields: encodeFields(plain) },
    ...(merges && { updateMask: { fieldPaths: named } }),
    updateTransforms: byServer.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

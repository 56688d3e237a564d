import type { FirestoreFields, FirestoreValue } from '../firestore-values.ts';
import { FirestoreFault } from './firestore-fault.ts';

/** Splits a field path of the REST interface: names are joined by dots, unusual names stand in backticks. */
function splitFieldPath(path: string): string[] {
  const names = path.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? [];
  return names.map((name) => (name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name));
}

/** The value at a field path, or undefined. */
export function readField(fields: FirestoreFields | undefined, path: string): FirestoreValue | undefined {
  const [first, ...rest] = splitFieldPath(path);
  let value = first === undefined ? undefined : fields?.[first];
  for (const name of rest) value = value && 'mapValue' in value ? value.mapValue.fields?.[name] : undefined;
  return value;
}

/** Sets the value at a field path, making the maps on the way; undefined removes it. Changes `fields`. */
export function writeField(fields: FirestoreFields, path: string, value: FirestoreValue | undefined): void {
  const names = splitFieldPath(path);
  const last = names.pop();
  if (last === undefined) throw new FirestoreFault('INVALID_ARGUMENT', `Invalid field path "${path}".`);
  let target = fields;
  for (const name of names) {
    const existing = target[name];
    const map = existing && 'mapValue' in existing ? existing : { mapValue: { fields: {} } };
    target[name] = map;
    map.mapValue.fields ??= {};
    target = map.mapValue.fields;
  }
  if (value === undefined) delete target[last];
  else target[last] = value;
}

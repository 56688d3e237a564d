import { isDeepStrictEqual } from 'node:util';
import type { FirestoreValue } from '../firestore-values.ts';
import { type DocumentStore, FirestoreFault, readField, type StoredDocument } from './document-store.ts';

type Field = { readonly fieldPath: string };
/** Google's own SDK sends the protocol's enums as numbers. */
type Filter = {
  fieldFilter?: { field: Field; op: string | number; value: FirestoreValue };
  compositeFilter?: { op: string | number; filters: Filter[] };
};
/** Google's own SDK wraps a limit in an object. */
type Limit = number | { readonly value?: number };
export type StructuredQuery = {
  from?: { collectionId: string }[];
  where?: Filter;
  orderBy?: { field: Field; direction?: string | number }[];
  startAt?: { values?: FirestoreValue[]; before?: boolean };
  limit?: Limit;
};

const documentName = '__name__';
const isBefore = (order: number): boolean => order < 0;
const isNotBefore = (order: number): boolean => order >= 0;
const comparisons: Readonly<Record<string | number, (order: number) => boolean>> = {
  LESS_THAN: isBefore,
  1: isBefore,
  GREATER_THAN_OR_EQUAL: isNotBefore,
  4: isNotBefore,
};

/**
 * Runs the kinds of Firestore queries that we use: one collection, equality and times, ascending order, a cursor and a
 * limit.
 */
export function runQuery(store: DocumentStore, parent: string, query: StructuredQuery): StoredDocument[] {
  const [source] = query.from ?? [];
  if (!source) throw new FirestoreFault('UNIMPLEMENTED', 'The fake queries one collection.');
  const order = (query.orderBy ?? []).map(({ field, direction = 1 }) => {
    if (!['ASCENDING', 1].includes(direction)) throw new FirestoreFault('UNIMPLEMENTED', 'The fake sorts ascending.');
    return field.fieldPath;
  });
  const found = store
    .list(`${parent}/${source.collectionId}`)
    // Skips documents without the field by which the query sorts, since the index of that field does not contain them.
    .filter((document) => order.every((path) => fieldOf(document, path) !== undefined))
    .filter((document) => matches(document, query.where))
    .sort((a, b) => compareAll(keys(a, order), keys(b, order)))
    .filter((document) => !query.startAt || isFrom(document, order, query.startAt));
  const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
  return found.slice(0, limit ?? found.length);
}

const fieldOf = (document: StoredDocument, path: string): FirestoreValue | undefined =>
  path === documentName ? { referenceValue: document.name } : readField(document.fields, path);
const keys = (document: StoredDocument, order: readonly string[]) =>
  order.map((path) => fieldOf(document, path) as FirestoreValue);

function isFrom(
  document: StoredDocument,
  order: readonly string[],
  { values = [], before = false }: NonNullable<StructuredQuery['startAt']>,
): boolean {
  const place = compareAll(keys(document, order).slice(0, values.length), values);
  return before ? place >= 0 : place > 0;
}

function compareAll(a: readonly FirestoreValue[], b: readonly FirestoreValue[]): number {
  for (const [index, value] of a.entries()) {
    const order = compare(value, b[index] as FirestoreValue);
    if (order !== 0) return order;
  }
  return 0;
}

function compare(a: FirestoreValue, b: FirestoreValue): number {
  const sortable = (value: FirestoreValue): string => {
    if ('timestampValue' in value) return new Date(value.timestampValue).toISOString();
    if ('referenceValue' in value) return value.referenceValue;
    throw new FirestoreFault('UNIMPLEMENTED', 'The fake compares times and names of documents only.');
  };
  const [left, right] = [sortable(a), sortable(b)];
  return left < right ? -1 : Number(left > right);
}

function matches(document: StoredDocument, filter: Filter | undefined): boolean {
  if (!filter) return true;
  if (filter.compositeFilter && ['AND', 1].includes(filter.compositeFilter.op))
    return filter.compositeFilter.filters.every((part) => matches(document, part));
  const { field, op = '', value } = filter.fieldFilter ?? {};
  if (field && value) {
    const own = fieldOf(document, field.fieldPath);
    if (['EQUAL', 5].includes(op)) return isDeepStrictEqual(own, value);
    const holds = comparisons[op];
    if (holds) return own !== undefined && 'timestampValue' in own && holds(compare(own, value));
  }
  throw new FirestoreFault(
    'UNIMPLEMENTED',
    'The fake filters by EQUAL, LESS_THAN, GREATER_THAN_OR_EQUAL and AND only.',
  );
}

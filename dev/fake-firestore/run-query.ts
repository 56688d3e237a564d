import { isDeepStrictEqual } from 'node:util';
import type { FirestoreValue } from '../firestore-values.ts';
import { readField } from './document-fields.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { FirestoreFault } from './firestore-fault.ts';

/** Google's own SDK sends the enums of the protocol as their numbers. */
type Filter = {
  fieldFilter?: { field: { fieldPath: string }; op: string | number; value: FirestoreValue };
  compositeFilter?: { op: string | number; filters: Filter[] };
};
export type StructuredQuery = { from?: { collectionId: string }[]; where?: Filter; limit?: number; orderBy?: unknown };

/** Runs the small part of Firestore's queries that is worth imitating: one collection, equality joined by AND, a limit. */
export function runQuery(store: DocumentStore, parent: string, query: StructuredQuery): StoredDocument[] {
  const [source] = query.from ?? [];
  if (!source || query.orderBy)
    throw new FirestoreFault('UNIMPLEMENTED', 'The fake queries one collection, unordered.');
  const found = store.list(`${parent}/${source.collectionId}`).filter((document) => matches(document, query.where));
  return found.slice(0, query.limit ?? found.length);
}

function matches(document: StoredDocument, filter: Filter | undefined): boolean {
  if (!filter) return true;
  if (filter.compositeFilter && ['AND', 1].includes(filter.compositeFilter.op))
    return filter.compositeFilter.filters.every((part) => matches(document, part));
  if (filter.fieldFilter && ['EQUAL', 5].includes(filter.fieldFilter.op)) {
    const { field, value } = filter.fieldFilter;
    return isDeepStrictEqual(readField(document.fields, field.fieldPath), value);
  }
  throw new FirestoreFault('UNIMPLEMENTED', 'The fake filters by EQUAL and AND only.');
}

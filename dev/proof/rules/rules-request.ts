import type { serverTimestamp } from '../../../account/account-records.ts';
import type { PlainValue } from '../../services/firestore-values.ts';

/** A time relative to that of the request, in seconds. The request's time is rounded down to a whole second. */
export class RelativeTime {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
}
/** A value that deletes the field in a merge. */
export const fieldDeletion = Symbol('erased');

/** Fields as a visitor sends them. A field with the value undefined is not sent. */
export type SentFields = Readonly<
  Record<string, PlainValue | RelativeTime | typeof serverTimestamp | typeof fieldDeletion | undefined>
>;

/** A visitor, with the claims of the token. */
export type Visitor = {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Seconds since the visitor signed in. The default is 1. */
  readonly signedInAgo?: number;
  /** Seconds since the token was issued. The default is `signedInAgo`. */
  readonly issuedAgo?: number;
};

/** A request of a browser to Firestore, with the answer that the access rules must give. */
export type RulesRequest = {
  readonly title: string;
  readonly answer: 'allowed' | 'denied';
  /** The visitor, or null if nobody is signed in. */
  readonly by: Visitor | null;
  /** The path of the document. `list` and `find` use its collection. */
  readonly path: string;
  /** The document before the request, if there is one. */
  readonly stored?: SentFields | undefined;
  /**
   * Another document that the same commit changes. `stored` has its fields before the commit, and `merge` the fields
   * that the commit writes.
   */
  readonly sameCommit?: { readonly path: string; readonly stored?: SentFields; readonly merge: SentFields } | undefined;
  /**
   * `merge` writes the named fields, and `replace` the whole document. `list` reads the collection, and `find` queries
   * the collection by a field or `__name__`.
   */
  readonly operation:
    | 'get'
    | 'delete'
    | 'list'
    | { readonly find: readonly [field: string, text: string] }
    | { readonly merge: SentFields }
    | { readonly replace: SentFields };
};

/** Requests by group. Titles are unique within a group. */
export type RequestTable = Readonly<Record<string, readonly RulesRequest[]>>;

/** Returns requests with their titles, and with the answer that the rules must give to each request. */
export const setExpectedAnswer = (
  answer: RulesRequest['answer'],
  requests: Readonly<Record<string, UntitledRequest>>,
): readonly RulesRequest[] => Object.entries(requests).map(([title, request]) => ({ ...request, title, answer }));

type UntitledRequest = Omit<RulesRequest, 'title' | 'answer'>;

/** Returns a table with one request for each field. */
export const createRequestPerField = (
  fields: readonly string[],
  ask: (field: string) => readonly [title: string, request: UntitledRequest],
): Readonly<Record<string, UntitledRequest>> => Object.fromEntries(fields.map(ask));

import type { serverTime } from '../../../account/account-records.ts';
import type { PlainValue } from '../../services/firestore-values.ts';

/** A moment, so many seconds before or after the whole second in which the request is sent. */
export class FromNow {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
}
/** In a merge: takes the field out of the record. */
export const erased = Symbol('erased');

/** Fields as a visitor sends them; undefined leaves a field out. */
export type SentFields = Readonly<Record<string, PlainValue | FromNow | typeof serverTime | typeof erased | undefined>>;

/** What a visitor's token says. */
export type Visitor = {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Seconds since the visitor signed in; 1 if left out. */
  readonly signedInAgo?: number;
  /** Seconds since the token was made; as long as the sign-in if left out. */
  readonly issuedAgo?: number;
};

/** One request to Firestore by somebody's browser, and what the access rules must say to it. */
export type RulesRequest = {
  readonly title: string;
  readonly answer: 'taken' | 'refused';
  /** null: nobody is signed in. */
  readonly by: Visitor | null;
  /** Of the document; where documents are listed, the collection is the one that it lies in. */
  readonly path: string;
  /** The document as it is stored before; without it there is none. */
  readonly stored?: SentFields | undefined;
  /** Another document, as it is stored before and merged in the same commit. */
  readonly beside?: { readonly path: string; readonly stored?: SentFields; readonly merge: SentFields } | undefined;
  /** `merge` writes named fields, `replace` the document, `list` asks for all, `find` by a field or `__name__`. */
  readonly asks:
    | 'get'
    | 'delete'
    | 'list'
    | { readonly find: readonly [field: string, text: string] }
    | { readonly merge: SentFields }
    | { readonly replace: SentFields };
};

/** Requests by what they are about; only title and group together are unique. */
export type RequestTable = Readonly<Record<string, readonly RulesRequest[]>>;

/** The requests of a table, by their titles, which all get the same answer. */
export const answered = (
  answer: RulesRequest['answer'],
  requests: Readonly<Record<string, Asked>>,
): readonly RulesRequest[] => Object.entries(requests).map(([title, request]) => ({ ...request, title, answer }));

type Asked = Omit<RulesRequest, 'title' | 'answer'>;

/** The same asked of each field. */
export const forEach = (
  fields: readonly string[],
  ask: (field: string) => readonly [title: string, request: Asked],
): Readonly<Record<string, Asked>> => Object.fromEntries(fields.map(ask));

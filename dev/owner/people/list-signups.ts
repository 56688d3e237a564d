import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { formatIndianTime } from '../../base/indian-time.ts';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';
import { type ClosingRequest, parseClosingRequest } from './closing.ts';
import { isUserId } from './find-people.ts';
import { accountState, listPersonRemarks, type PersonSummary } from './format-person.ts';
import { iterateDocuments } from './iterate-documents.ts';
import { type Contacts, formatContacts, listContacts } from './list-contacts.ts';
import type { DayRange } from './read-owner-arguments.ts';

/**
 * A sign-up, read from its profile and account. All fields except uid and time may be missing, if another program wrote
 * the profile.
 */
export type Signup = Contacts & {
  readonly uid: string;
  readonly account: PersonSummary['account'];
  readonly closing: PersonSummary['closing'];
  readonly createdAt: Date;
  readonly method: string | null;
  readonly name: string | null;
  /** The company's name in the request to set it up. */
  readonly company: string | null;
};

/** The maximum number of accounts that Firebase Authentication returns for one list of ids. */
const accountsAtOnce = 100;

/**
 * Yields the sign-ups of a range of days, the oldest first. A sign-up has the time at which the server stored its
 * record.
 */
export async function* listSignups({ store, auth }: AdminAccess, { since, until }: DayRange): AsyncGenerator<Signup> {
  const made = store
    .collection('user_profiles')
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .orderBy('createdAt');
  for await (const documents of chunksOf(iterateDocuments(made), accountsAtOnce)) {
    const ids = documents.map(({ id }) => id).filter(isUserId);
    const all = (collection: string) =>
      store.getAll(...documents.map(({ id }) => store.collection(collection).doc(id)));
    const [{ users }, asked, wanted] = await Promise.all([
      auth.getUsers(ids.map((uid) => ({ uid }))),
      all('account_requests'),
      all('provision_requests'),
    ]);
    const accounts = new Map(users.map((account) => [account.uid, account]));
    const closings = new Map(asked.map((found) => [found.id, parseClosingRequest(found.data())]));
    const companies = new Map(wanted.map((found) => [found.id, found.get('companyName')]));
    for (const document of documents) {
      const { id } = document;
      yield asSignup(document, accounts.get(id) ?? null, closings.get(id) ?? null, companies.get(id));
    }
  }
}

async function* chunksOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    if (chunk.push(item) < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function asSignup(
  document: QueryDocumentSnapshot,
  account: UserRecord | null,
  closing: ClosingRequest | null,
  company: unknown,
): Signup {
  const fields = document.data();
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const text = (name: string): string | null => textOf(fields[name]);
  return {
    uid: document.id,
    account: accountState(account),
    closing,
    createdAt: fields.createdAt.toDate(),
    method: text('signupMethod'),
    ...listContacts(account, fields),
    name: text('displayName'),
    company: textOf(company),
  };
}

export const signupHeading = 'time (IST)  user id  way  e-mail  phone  person  company  remarks';

/**
 * Formats a sign-up: `2026-11-22 16:04 U1 password a@example.com (proved by a mail’s link) - "Asha" "Asha Traders"`.
 */
export function formatSignup(signup: Signup): string {
  const { uid, createdAt, method, emails, phones, name, company } = signup;
  const by = [
    formatIndianTime(createdAt),
    quoteUnlessPlainWord(uid),
    method === null ? '-' : quoteUnlessPlainWord(method),
  ];
  const named = [name, company].map((each) => (each === null ? '-' : quoteForTerminal(each)));
  return [...by, formatContacts(emails), formatContacts(phones), ...named, ...listPersonRemarks(signup)].join('  ');
}

/** Counts the sign-ups in total and by method. The most used method comes first. */
export function countSignups(signups: readonly Signup[]): {
  readonly count: number;
  readonly byMethod: Readonly<Record<string, number>>;
} {
  const counts = new Map<string, number>();
  for (const { method } of signups) counts.set(method ?? 'unknown', (counts.get(method ?? 'unknown') ?? 0) + 1);
  return { count: signups.length, byMethod: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)) };
}

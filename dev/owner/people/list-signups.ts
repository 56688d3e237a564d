import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { plainWord, quotedText } from '../admin/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { type Closing, closingOf } from './closing.ts';
import { type Contacts, contactsOf, contactsText } from './contacts-of.ts';
import { isUserId } from './find-people.ts';
import { indianMinute } from './indian-time.ts';
import { pagesOf } from './pages-of.ts';
import { type PersonSummary, remarksOn, stateOf } from './person-line.ts';
import type { Days } from './read-owner-arguments.ts';

/**
 * A sign-up, from its record in `user_profiles` and its account. All but uid and time may be missing or strange: other
 * programs may have written it.
 */
export type Signup = Contacts & {
  readonly uid: string;
  readonly account: PersonSummary['account'];
  readonly closing: PersonSummary['closing'];
  readonly createdAt: Date;
  readonly method: string | null;
  readonly name: string | null;
};

/** Accounts that Firebase Authentication gives by their ids at once. */
const accountsAtOnce = 100;

/** The sign-ups of some days, the oldest first, by the server's time at which the record was made. */
export async function* listSignups({ store, auth }: Admin, { since, until }: Days): AsyncGenerator<Signup> {
  const made = store
    .collection('user_profiles')
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .orderBy('createdAt');
  for await (const documents of chunksOf(pagesOf(made), accountsAtOnce)) {
    const ids = documents.map(({ id }) => id).filter(isUserId);
    const requests = documents.map(({ id }) => store.collection('account_requests').doc(id));
    const [{ users }, asked] = await Promise.all([
      auth.getUsers(ids.map((uid) => ({ uid }))),
      store.getAll(...requests),
    ]);
    const accounts = new Map(users.map((account) => [account.uid, account]));
    const closings = new Map(asked.map((found) => [found.id, closingOf(found.data())]));
    for (const document of documents) {
      const { id } = document;
      yield asSignup(document, accounts.get(id) ?? null, closings.get(id) ?? null);
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

function asSignup(document: QueryDocumentSnapshot, account: UserRecord | null, closing: Closing | null): Signup {
  const fields = document.data();
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);
  return {
    uid: document.id,
    account: stateOf(account),
    closing,
    createdAt: fields.createdAt.toDate(),
    method: text('signupMethod'),
    ...contactsOf(account, fields),
    name: text('displayName'),
  };
}

/** `2026-11-22 16:04  U1  password  a@example.com (proved by a mail’s link)  -  "Asha"` and remarks; Indian time. */
export function signupLine(signup: Signup): string {
  const { uid, createdAt, method, emails, phones, name } = signup;
  const by = [indianMinute(createdAt), plainWord(uid), method === null ? '-' : plainWord(method)];
  const named = name === null ? '-' : quotedText(name);
  return [...by, contactsText(emails), contactsText(phones), named, ...remarksOn(signup)].join('  ');
}

/** How many, and by which way, the most used first. */
export function signupTotals(signups: readonly Signup[]): {
  readonly count: number;
  readonly byMethod: Readonly<Record<string, number>>;
} {
  const counts = new Map<string, number>();
  for (const { method } of signups) counts.set(method ?? 'unknown', (counts.get(method ?? 'unknown') ?? 0) + 1);
  return { count: signups.length, byMethod: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)) };
}

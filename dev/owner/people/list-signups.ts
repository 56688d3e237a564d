import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Admin } from '../admin/with-admin.ts';
import { type Contacts, contactsOf } from './contacts-of.ts';
import { isUserId } from './find-people.ts';
import { pagesOf } from './pages-of.ts';
import { type PersonSummary, stateOf } from './person-line.ts';
import type { Days } from './read-owner-arguments.ts';

/**
 * A sign-up, from its record in `user_profiles` and its account. All but uid and time may be missing or strange: other
 * programs may have written it.
 */
export type Signup = Contacts & {
  readonly uid: string;
  readonly account: PersonSummary['account'];
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
    const { users } = await auth.getUsers(ids.map((uid) => ({ uid })));
    const accounts = new Map(users.map((account) => [account.uid, account]));
    for (const document of documents) yield asSignup(document, accounts.get(document.id) ?? null);
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

function asSignup(document: QueryDocumentSnapshot, account: UserRecord | null): Signup {
  const fields = document.data();
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);
  return {
    uid: document.id,
    account: stateOf(account),
    createdAt: fields.createdAt.toDate(),
    method: text('signupMethod'),
    ...contactsOf(account, fields),
    name: text('displayName'),
  };
}

import type { UserRecord } from 'firebase-admin/auth';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';

/** The number of documents or accounts that one request fetches. Firebase Authentication allows no more. */
const pageSize = 1000;

/** Yields all documents of an ordered query, page by page, because a large collection does not fit in one call. */
export async function* iterateDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let rest = query;
  for (;;) {
    const { docs } = await rest.limit(pageSize).get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    rest = query.startAfter(last);
  }
}

/** Yields all accounts of Firebase Authentication, page by page. */
export async function* iterateAccounts(auth: AdminAccess['auth']): AsyncGenerator<UserRecord> {
  let token: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(pageSize, token);
    yield* users;
    token = pageToken;
  } while (token !== undefined && token !== '');
}

import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentData, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Admin } from '../admin/with-admin.ts';

/** All that is kept of one user id, as it is stored. */
export type Person = {
  readonly uid: string;
  readonly account: UserRecord | null;
  readonly profile: DocumentData | null;
  /** For the company to be set up. */
  readonly request: DocumentData | null;
  /** For the account to be closed, as it was when it was read. */
  readonly accountRequest: DocumentSnapshot | null;
  /** Named by their editions. */
  readonly consents: readonly QueryDocumentSnapshot[];
  /** Without their boxes, which nobody here has a key for. */
  readonly handoffs: readonly QueryDocumentSnapshot[];
};

/** Reads all places. `uid`: one that Firestore takes as a name (`isDocumentName`). */
export async function readPerson({ store, auth }: Admin, uid: string): Promise<Person> {
  const [account, profile, request, accountRequest, consents, handoffs] = await Promise.all([
    knownAccount(auth.getUser(uid)),
    store.collection('user_profiles').doc(uid).get(),
    store.collection('provision_requests').doc(uid).get(),
    store.collection('account_requests').doc(uid).get(),
    consentsOf(store, uid).get(),
    store.collection('session_handoffs').where('uid', '==', uid).select('uid', 'createdAt', 'expiresAt').get(),
  ]);
  return {
    uid,
    account,
    profile: profile.data() ?? null,
    request: request.data() ?? null,
    accountRequest: accountRequest.exists ? accountRequest : null,
    consents: consents.docs,
    handoffs: handoffs.docs,
  };
}

/** Deleting the profile leaves them. */
export const consentsOf = (store: Admin['store'], uid: string) =>
  store.collection('user_profiles').doc(uid).collection('consents');

/** The places that hold something, in words for the owner; empty for a user id that nothing is kept of. */
export function placesOf({ account, profile, request, accountRequest, consents, handoffs }: Person): string[] {
  return [
    ...(account ? ['the account in Firebase Authentication'] : []),
    ...(profile ? ['the record in user_profiles'] : []),
    ...(request ? ['the record in provision_requests'] : []),
    ...(accountRequest ? ['the record in account_requests'] : []),
    ...(consents.length > 0 ? [`${consents.length} in consents, below user_profiles`] : []),
    ...(handoffs.length > 0 ? [`${handoffs.length} in session_handoffs`] : []),
  ];
}

/**
 * What Firebase Authentication answers; null where it says that there is no such account, or can be none by that name.
 */
export async function knownAccount<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const none: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'];
    if (none.includes((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

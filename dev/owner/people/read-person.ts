import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentData, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AdminAccess } from '../admin/with-admin.ts';

/** Everything that is stored of one user id. */
export type Person = {
  readonly uid: string;
  readonly account: UserRecord | null;
  readonly profile: DocumentData | null;
  /** The request to set up a company. */
  readonly request: DocumentData | null;
  /** The request to close the account, as it was read. */
  readonly accountRequest: DocumentSnapshot | null;
  /** Documents that are named by their editions. */
  readonly consents: readonly QueryDocumentSnapshot[];
  /** Documents without their encrypted boxes, since only the browser has the key. */
  readonly handoffs: readonly QueryDocumentSnapshot[];
};

/** Reads all places. `uid` must be a valid name of a document (`isDocumentName`). */
export async function readPerson({ store, auth }: AdminAccess, uid: string): Promise<Person> {
  const [account, profile, request, accountRequest, consents, handoffs] = await Promise.all([
    nullIfNoAccount(auth.getUser(uid)),
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

/** Returns the collection of consents. Deleting the profile does not delete it. */
export const consentsOf = (store: AdminAccess['store'], uid: string) =>
  store.collection('user_profiles').doc(uid).collection('consents');

/** Lists the places with data, in words for the owner; empty if nothing is stored of the user id. */
export function placesWithData({ account, profile, request, accountRequest, consents, handoffs }: Person): string[] {
  return [
    ...(account ? ['the account in Firebase Authentication'] : []),
    ...(profile ? ['the record in user_profiles'] : []),
    ...(request ? ['the record in provision_requests'] : []),
    ...(accountRequest ? ['the record in account_requests'] : []),
    ...(consents.length > 0 ? [`${consents.length} in consents, below user_profiles`] : []),
    ...(handoffs.length > 0 ? [`${handoffs.length} in session_handoffs`] : []),
  ];
}

/** Resolves to the answer of Firebase Authentication; null if there is no such account, or the name is invalid. */
export async function nullIfNoAccount<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const none: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'];
    if (none.includes((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentData, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';

/** All data that is stored for one user id. */
export type StoredPerson = {
  readonly uid: string;
  readonly account: UserRecord | null;
  readonly profile: DocumentData | null;
  /** The request to set up a company. */
  readonly request: DocumentData | null;
  /** The request to close the account, as it is stored. */
  readonly accountRequest: DocumentSnapshot | null;
  /** The consents. Each document is named by the editions of its texts. */
  readonly consents: readonly QueryDocumentSnapshot[];
  /** The hand-offs, without their encrypted contents, because only the browser has the key. */
  readonly handoffs: readonly QueryDocumentSnapshot[];
};

/**
 * Reads every place that has data of a user id. `uid` must be a valid name of a document (`isFirestoreDocumentName`).
 */
export async function readPerson({ store, auth }: AdminAccess, uid: string): Promise<StoredPerson> {
  const [account, profile, request, accountRequest, consents, handoffs] = await Promise.all([
    ignoreMissingAccount(auth.getUser(uid)),
    store.collection('user_profiles').doc(uid).get(),
    store.collection('provision_requests').doc(uid).get(),
    store.collection('account_requests').doc(uid).get(),
    consentCollection(store, uid).get(),
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

/**
 * Returns a user's collection of consents. Firestore keeps this collection when the profile that contains it is
 * deleted.
 */
export const consentCollection = (store: AdminAccess['store'], uid: string) =>
  store.collection('user_profiles').doc(uid).collection('consents');

/** Returns the places with data, in words for the owner. The list is empty if no data is stored for the user id. */
export function listPlacesWithData({
  account,
  profile,
  request,
  accountRequest,
  consents,
  handoffs,
}: StoredPerson): string[] {
  return [
    ...(account ? ['the account in Firebase Authentication'] : []),
    ...(profile ? ['the record in user_profiles'] : []),
    ...(request ? ['the record in provision_requests'] : []),
    ...(accountRequest ? ['the record in account_requests'] : []),
    ...(consents.length > 0 ? [`${consents.length} in consents, below user_profiles`] : []),
    ...(handoffs.length > 0 ? [`${handoffs.length} in session_handoffs`] : []),
  ];
}

/** Resolves to the answer of Firebase Authentication, or to null if there is no such account or the name is invalid. */
export async function ignoreMissingAccount<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const none: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'];
    if (none.includes((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

import type { SignedInUser } from '../../account/account-records.ts';
import { createAccountStore } from '../../account/account-store.ts';
import { systemClock } from '../../account/clock.ts';
import { CardError } from '../../account/errors.ts';
import {
  createFirestoreDocuments,
  createFirestoreRecordStore,
  type JsonValue,
} from '../../account/firestore-documents.ts';
import { refusalCode } from '../../account/firestore-refusals.ts';
import { parseStoredSession, type StoredSession } from '../../account/handoff.ts';
import { parseTokenClaims } from '../../account/token-claims.ts';
import { requestFirestore } from './firestore-request.ts';
import type { RenewedSession } from './renewal.ts';
import { firestoreEmulator, projectId } from './session-settings.ts';
import { sessionStore, type UnwrittenRecordsWithOwner, unwrittenRecordsStore } from './session-store.ts';

/**
 * Writes the records that the card could not write, with the renewed ID token. Adds missing values, but replaces none.
 * Records the consent only if it creates the profile. Records that could not be written stay stored. Resolves to the
 * company's id, or null if unknown. Does not reject if Firestore fails.
 */
export async function writeUnwrittenRecords(
  { session, idToken }: RenewedSession,
  records: UnwrittenRecordsWithOwner,
): Promise<string | null> {
  const { profile, companyName, shown, ...rest } = records;
  const documents = createFirestoreDocuments(projectId, firestoreEmulator ?? null, sendRequest);
  const store = createAccountStore(createFirestoreRecordStore(documents), systemClock);
  const { companyId, unwritten } = await store.write(
    userOf(session.uid, idToken),
    { profile: profile ?? {}, companyName },
    shown,
    ({ code, where, cause }) => console.warn('acct: session/outage', code, where ?? '', cause ?? ''),
  );
  // Replaces the stored records only if they are unchanged. During the write, another tab may have signed out, signed
  // in or written them.
  const before = JSON.stringify(records);
  await unwrittenRecordsStore.update((stored) => {
    if (JSON.stringify(stored) !== before) return stored as UnwrittenRecordsWithOwner | undefined;
    return unwritten ? { ...rest, ...unwritten } : undefined;
  });
  let isTheirs = false;
  await sessionStore.update((stored) => {
    const now = parseStoredSession(stored);
    isTheirs = now?.uid === session.uid;
    return isTheirs && now && companyId !== null ? { ...now, companyId } : (stored as StoredSession | undefined);
  });
  return isTheirs ? companyId : null;
}

/** Reads the user from the token's claims, like the access rules. */
function userOf(uid: string, idToken: string): SignedInUser {
  const { email, email_verified, name, phone_number, firebase } = parseTokenClaims(idToken) ?? {};
  return {
    uid,
    email: email ?? null,
    displayName: name ?? null,
    phone: phone_number ?? null,
    providerId: firebase?.sign_in_provider ?? 'password',
    emailVerified: email_verified === true,
    // Makes the store read the existing records before it writes.
    isNewUser: false,
    idToken,
  };
}

/** Sends a request in the same way as the card. In a build with App Check, the request has App Check's token. */
async function sendRequest<Reply>(url: string, idToken: string, body: JsonValue): Promise<Reply> {
  const answer = await requestFirestore<Reply>(url, idToken, body).catch((cause: unknown) => {
    throw new CardError('store/unavailable', { cause });
  });
  if (answer?.status === 200) return answer.body;
  const providerMessage = JSON.stringify(answer?.body ?? null);
  throw new CardError(refusalCode(answer?.status, providerMessage), { providerMessage });
}

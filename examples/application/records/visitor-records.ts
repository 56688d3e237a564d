import type { App } from 'firebase-admin/app';
import type { Settings } from '../settings.ts';
import { type FirestoreAccess, type RecordFields, readRecord } from './read-record.ts';

/** The records of a verified user id. If a record could not be read, its value is a message for the page. */
export type VisitorRecords = {
  readonly profile: RecordFields | string | null;
  readonly provisionRequest: RecordFields | string | null;
  /** The request to close the account. */
  readonly accountRequest: RecordFields | string | null;
};

/**
 * Returns the address of the records, and the credentials to read them. If the token is itself the session, the
 * visitor's token is used. Otherwise the server's credentials are used, because Firestore does not accept a session
 * cookie. No access rule restricts the server, so it must read only documents of a verified uid.
 */
export function createFirestoreAccess(firebase: App, settings: Settings, token: string | undefined): FirestoreAccess {
  const { firestoreOrigin, usesFirestoreEmulator, projectId, session } = settings;
  const serverToken = async (): Promise<string> => {
    // The emulators accept the word "owner" as the owner's token.
    if (usesFirestoreEmulator) return 'owner';
    const credential = await firebase.options.credential?.getAccessToken();
    return credential?.access_token ?? '';
  };
  const accessToken = session === 'token' ? async () => token ?? '' : serverToken;
  return { firestoreOrigin, projectId, accessToken };
}

/** Reads the records. If an error occurs, returns a text for the page and writes a line on the console. */
export async function readVisitorRecords(uid: string, source: FirestoreAccess): Promise<VisitorRecords> {
  const read = (path: string) =>
    readRecord(path, source).catch((error: Error) => {
      console.error(`records/not-read: ${path}: ${error.message}`);
      return `This record cannot be read now (${error.message}). Reload the page to try again.`;
    });
  const name = encodeURIComponent(uid);
  const [profile, provisionRequest, accountRequest] = await Promise.all([
    read(`user_profiles/${name}`),
    read(`provision_requests/${name}`),
    read(`account_requests/${name}`),
  ]);
  return { profile, provisionRequest, accountRequest };
}

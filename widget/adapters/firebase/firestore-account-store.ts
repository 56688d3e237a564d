import {
  doc,
  type Firestore,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { serverTime } from '../../core/account-records.ts';
import { CardError } from '../../core/errors.ts';
import type { AccountStore } from '../../core/ports.ts';
import type { FirebaseSession } from './firebase-session.ts';
import { readFirestoreFields } from './read-firestore-fields.ts';

/** The `AccountStore` port over Firestore "lite": REST only, a seventh of the full SDK. Its reader would add a tenth to it. */
export function createFirestoreAccountStore(session: FirebaseSession, emulator: string | null): AccountStore {
  // The SDK's own log lines hold the record, and with it the visitor's name and phone.
  setLogLevel('silent');
  const db = initializeFirestore(session.app, emulator === null ? {} : { host: new URL(emulator).host, ssl: false });
  const origin = emulator ?? 'https://firestore.googleapis.com';
  return {
    async readProfile(uid) {
      const fields = await readFirestoreFields(session, origin, `user_profiles/${uid}`);
      return fields && { hasCreatedAt: 'createdAt' in fields, hasSignupMethod: 'signupMethod' in fields };
    },
    writeProfile: (record) => write(db, 'user_profiles', record),
    async readProvisionStatus(uid) {
      const fields = await readFirestoreFields(session, origin, `provision_requests/${uid}`);
      return fields?.status?.stringValue ?? null;
    },
    writeProvisionRequest: (record) => write(db, 'provision_requests', record),
  };
}

async function write(db: Firestore, collection: string, record: { readonly uid: string }): Promise<void> {
  const fields = Object.entries<unknown>(record).map(([name, value]) => [
    name,
    value === serverTime ? serverTimestamp() : value,
  ]);
  try {
    await setDoc(doc(db, collection, record.uid), Object.fromEntries(fields), { merge: true });
  } catch (cause) {
    const code = (cause as { code?: unknown } | null)?.code;
    throw new CardError(typeof code === 'string' ? `store/${code}` : 'store/unavailable', { cause });
  }
}

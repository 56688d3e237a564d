import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { serverTime } from '../../core/account-records.ts';
import { CardError } from '../../core/errors.ts';
import type { AccountStore } from '../../core/ports.ts';
import type { FirebaseSession } from './firebase-session.ts';

/** The `AccountStore` port over Firestore "lite": REST only, a seventh of the full SDK. */
export function createFirestoreAccountStore(session: FirebaseSession, emulator: string | null): AccountStore {
  // The SDK's own log lines hold the record, and with it the visitor's name and phone.
  setLogLevel('silent');
  const db = getFirestore(session.app);
  if (emulator !== null) {
    const { hostname, port } = new URL(emulator);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  const profile = (uid: string) => doc(db, 'user_profiles', uid);
  const request = (uid: string) => doc(db, 'provision_requests', uid);
  return {
    readProfile: (uid) =>
      wrapped(async () => {
        const stored = await getDoc(profile(uid));
        if (!stored.exists()) return null;
        return {
          hasCreatedAt: Boolean(stored.get('createdAt')),
          hasSignupMethod: Boolean(stored.get('signupMethod')),
        };
      }),
    writeProfile: (record) => write(db, 'user_profiles', record),
    readProvisionStatus: (uid) =>
      wrapped(async () => {
        const status: unknown = (await getDoc(request(uid))).get('status');
        return typeof status === 'string' ? status : null;
      }),
    writeProvisionRequest: (record) => write(db, 'provision_requests', record),
  };
}

function write(db: Firestore, collection: string, record: { readonly uid: string }): Promise<void> {
  const fields = Object.entries<unknown>(record).map(([name, value]) => [
    name,
    value === serverTime ? serverTimestamp() : value,
  ]);
  return wrapped(() => setDoc(doc(db, collection, record.uid), Object.fromEntries(fields), { merge: true }));
}

async function wrapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = (cause as { code?: unknown } | null)?.code;
    throw new CardError(typeof code === 'string' ? `store/${code}` : 'store/unavailable', { cause });
  }
}

import { createFirestoreAccountStore } from '../firestore/firestore-account-store.ts';
import { firestoreDocuments } from '../firestore/firestore-documents.ts';
import { createFirebaseAuthProvider } from './firebase-auth-provider.ts';
import { mountFirebaseCaptcha } from './firebase-captcha.ts';
import { startFirebaseSession } from './firebase-session.ts';
import { createSessionSite } from './firebase-session-site.ts';

/** What loads at the first touch, as one chunk: all that talks to the servers. */
export {
  createFirebaseAuthProvider,
  createFirestoreAccountStore,
  createSessionSite,
  firestoreDocuments,
  mountFirebaseCaptcha,
  startFirebaseSession,
};

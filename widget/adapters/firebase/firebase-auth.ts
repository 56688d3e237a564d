import { createAccountStore } from '../../../account/account-store.ts';
import { createFirestoreDocuments, createFirestoreRecordStore } from '../../../account/firestore-documents.ts';
import { sendFirestoreRequest } from '../firestore/send-firestore-request.ts';
import { createFirebaseAuthProvider } from './firebase-auth-provider.ts';
import { mountFirebaseHumanCheck } from './firebase-human-check.ts';
import { startFirebaseSession } from './firebase-session.ts';
import { createSessionSite } from './session-site.ts';

/** This chunk loads at the first interaction. It has all the code that calls the servers. */
export {
  createAccountStore,
  createFirebaseAuthProvider,
  createFirestoreDocuments,
  createFirestoreRecordStore,
  createSessionSite,
  mountFirebaseHumanCheck,
  sendFirestoreRequest,
  startFirebaseSession,
};

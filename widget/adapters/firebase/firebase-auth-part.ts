import { createFirebaseAuthProvider } from './firebase-auth-provider.ts';
import { mountFirebaseHumanCheck } from './firebase-human-check.ts';
import { startFirebaseSession } from './firebase-session.ts';

/** What loads at the first touch, as one chunk. */
export { createFirebaseAuthProvider, mountFirebaseHumanCheck, startFirebaseSession };

import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type UserCredential,
  updateProfile,
} from 'firebase/auth';
import { CardError } from '../../core/errors.ts';
import type { AuthProvider } from '../../core/ports.ts';
import type { SignedInUser } from '../../core/signed-in-user.ts';
import type { FirebaseSession } from './firebase-session.ts';

/** The `AuthProvider` port over Firebase Authentication. */
export function createFirebaseAuthProvider(session: FirebaseSession): AuthProvider {
  const { auth, confirmations } = session;
  return {
    signUp: ({ name, email, password }) =>
      wrapped(async () => {
        const credential = await createUserWithEmailAndPassword(auth, email, password);
        // Neither may stop a visitor whose account now exists (specification section 7).
        const named = updateProfile(credential.user, { displayName: name });
        await patiently(Promise.allSettled([named, sendEmailVerification(credential.user)]));
        // The first token was made before the name was set.
        await patiently(credential.user.getIdToken(true));
        return signedInUser(credential, 'password');
      }),
    signIn: ({ email, password }) =>
      wrapped(async () => signedInUser(await signInWithEmailAndPassword(auth, email, password), 'password')),
    signInWithGoogle: () =>
      wrapped(async () => signedInUser(await signInWithPopup(auth, new GoogleAuthProvider()), 'google.com')),
    sendOtp: (e164) =>
      wrapped(async () => {
        if (session.verifier === null) throw new CardError('auth/missing-app-credential');
        const confirmation = await signInWithPhoneNumber(auth, e164, session.verifier);
        confirmations.set(confirmation.verificationId, confirmation);
        return confirmation.verificationId;
      }),
    confirmOtp: (confirmationId, code) =>
      wrapped(async () => {
        const confirmation = confirmations.get(confirmationId);
        if (confirmation === undefined) throw new CardError('auth/invalid-verification-id');
        const credential = await confirmation.confirm(code);
        confirmations.clear();
        return signedInUser(credential, 'phone');
      }),
    sendPasswordReset: (email) => wrapped(() => sendPasswordResetEmail(auth, email)),
    setLanguage(language) {
      auth.languageCode = language;
    },
    signOut: () => wrapped(() => signOut(auth)),
    refresh: (user) =>
      wrapped(async () => {
        const current = auth.currentUser;
        return current?.uid === user.uid ? { ...user, idToken: await current.getIdToken() } : user;
      }),
  };
}

/** Milliseconds; niceties after an account is made must not keep its owner waiting. */
const patience = 4000;

/** Waits for something whose failure does not matter, and not for long. */
const patiently = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);

async function wrapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw toCardError(cause);
  }
}

async function signedInUser(credential: UserCredential, providerId: string): Promise<SignedInUser> {
  const { user } = credential;
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    phone: user.phoneNumber,
    providerId,
    emailVerified: user.emailVerified,
    isNewUser: getAdditionalUserInfo(credential)?.isNewUser ?? false,
    idToken: await user.getIdToken(),
  };
}

/** Wraps what Firebase throws: its code and its own words stay. */
function toCardError(cause: unknown): CardError {
  if (cause instanceof CardError) return cause;
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new CardError('card/unexpected', { cause });
  return new CardError(code, { providerMessage: typeof message === 'string' ? message : null, cause });
}

import {
  type ActionCodeSettings,
  type ApplicationVerifier,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  linkWithCredential,
  signInWithPopup as openPopup,
  PhoneAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signOut,
  type User,
  type UserCredential,
  updateProfile,
} from 'firebase/auth';
import type { SignedInUser } from '../../../account/account-records.ts';
import { systemClock, withTimeLimit } from '../../../account/clock.ts';
import { CardError, OtherSignInMethodError } from '../../../account/errors.ts';
import { optionalStepTimeLimit } from '../../../account/time-limit.ts';
import type { AuthProvider, SessionExporter } from '../../core/ports.ts';
import { createRetryableSignIn } from './create-retryable-sign-in.ts';
import { toCardError } from './firebase-errors.ts';
import type { FirebaseSession } from './firebase-session.ts';
import type { PortMethod } from './port-method.ts';
import { findLinkableCredential, sdkPopupProviders } from './sdk-popup-providers.ts';

/** The methods that send requests to the server. */
type Calls = Omit<AuthProvider & SessionExporter, 'isPopupReady' | 'setLanguage'>;

/** Implements the `AuthProvider` and `SessionExporter` ports with Firebase Authentication. */
export function createFirebaseAuthProvider(session: FirebaseSession): AuthProvider & SessionExporter {
  const { auth, popups } = session;
  return {
    isPopupReady: () => popups.prepared() !== undefined,
    setLanguage(language) {
      auth.languageCode = language;
    },
    ...withCardErrors(createCalls(session)),
  };
}

function createCalls(session: FirebaseSession): Calls {
  const { auth, popups, confirmations } = session;
  const otpSignIns = new Map<string, ReturnType<typeof createRetryableSignIn>>();
  let pendingLink: ReturnType<typeof findLinkableCredential> = null;
  const signedIn = (uid: string): User | null | undefined =>
    [auth, popups.prepared()].find((one) => one?.currentUser?.uid === uid)?.currentUser;
  return {
    async signUp({ name, email, password }) {
      const credential = await createUserWithEmailAndPassword(auth, email, password);
      await nameAndVerify(credential.user, name);
      return signedInUser(credential);
    },
    async resumeSignUp({ name, email, password }) {
      const credential = await signInWithEmailAndPassword(auth, email, password);
      // If the account has a name, an earlier attempt has also sent the mail, because both are done at the same time.
      if (credential.user.displayName === null) await nameAndVerify(credential.user, name);
      return { ...(await signedInUser(credential)), isNewUser: true, mayHaveRecords: true } as const;
    },
    async signIn({ email, password, linksPopup }) {
      const credential = await signInWithEmailAndPassword(auth, email, password);
      if (linksPopup && pendingLink?.email.toLowerCase() === credential.user.email) {
        // If the link to the provider's credential fails, the visitor is signed in all the same. The card tries to link
        // again when Firebase next refuses to sign in through the provider's window.
        await withOptionalLimit(linkWithCredential(credential.user, pendingLink.credential));
        pendingLink = null;
      }
      return signedInUser(credential);
    },
    async preparePopup() {
      await popups.prepare();
    },
    async signInWithPopup(provider) {
      // If the window's code has loaded, this call must not wait, because browsers open a window only while they handle
      // the click.
      const popupAuth = popups.prepared() ?? (await popups.prepare());
      popupAuth.languageCode = auth.languageCode;
      try {
        return await signedInUser(await openPopup(popupAuth, sdkPopupProviders[provider].create()));
      } catch (cause) {
        pendingLink = findLinkableCredential(cause, provider);
        if (pendingLink === null) throw cause;
        throw new OtherSignInMethodError(pendingLink.email, {
          providerMessage: toCardError(cause).providerMessage,
          cause,
        });
      }
    },
    async sendOtp(e164) {
      if (session.verifier === null) throw new CardError('auth/missing-app-credential');
      const confirmation = await signInWithPhoneNumber(auth, e164, withoutReset(session.verifier));
      confirmations.set(confirmation.verificationId, confirmation);
      return confirmation.verificationId;
    },
    async confirmOtp(confirmationId, code) {
      if (!confirmations.has(confirmationId)) throw new CardError('auth/invalid-verification-id');
      const tried = `${confirmationId} ${code}`;
      const signIn = otpSignIns.get(tried) ?? createRetryableSignIn(PhoneAuthProvider.credential(confirmationId, code));
      otpSignIns.set(tried, signIn);
      const credential = await signIn(auth);
      confirmations.clear();
      otpSignIns.clear();
      return signedInUser(credential);
    },
    sendPasswordReset: (email) => sendMail((way) => sendPasswordResetEmail(auth, email, way)),
    async signOut() {
      const popupAuth = popups.prepared();
      await Promise.all([signOut(auth), popupAuth && signOut(popupAuth)]);
    },
    async refresh(user) {
      const current = signedIn(user.uid);
      return current ? { ...user, idToken: await current.getIdToken() } : user;
    },
    async exportSession({ uid, email, phone }, companyId) {
      const current = signedIn(uid);
      if (!current) throw new Error('no user with this id is signed in');
      const { claims } = await current.getIdTokenResult();
      return {
        refreshToken: current.refreshToken,
        uid,
        account: email ?? phone,
        companyId,
        projectId: `${claims.aud}`,
        since: Number(claims.auth_time),
      };
    },
  };
}

/** Wraps the port's methods, so that each of their errors becomes a `CardError`. */
function withCardErrors<Port extends Readonly<Record<keyof Port, PortMethod>>>(calls: Port): Port {
  const entries = Object.entries<PortMethod>(calls).map(([name, call]) => [
    name,
    (...values: never[]) =>
      call(...values).catch((cause: unknown) => {
        throw toCardError(cause);
      }),
  ]);
  return Object.fromEntries(entries) as Port;
}

/**
 * Returns a verifier whose reset does nothing. The SDK resets the human check after the server's reply, and loses that
 * reply if the card has removed the check before the reply. The card mounts a new check after each use, so no reset is
 * needed.
 */
const withoutReset = (verifier: ApplicationVerifier): ApplicationVerifier & { _reset(): void } => ({
  type: verifier.type,
  verify: () => verifier.verify(),
  _reset: () => undefined,
});

/** Waits a limited time for the result of an optional call. Never rejects. */
const withOptionalLimit = (promise: Promise<unknown>): Promise<unknown> =>
  withTimeLimit(promise, { clock: systemClock, ms: optionalStepTimeLimit, code: 'auth/timeout' }).catch(
    () => undefined,
  );

/**
 * Sets the account's name and sends the verification mail. The sign-up continues even if one of the two fails
 * (specification section 7).
 */
async function nameAndVerify(user: User, name: string): Promise<void> {
  // Requests a new token, because the first one was issued before the name was set.
  const named = updateProfile(user, { displayName: name }).then(() => user.getIdToken(true));
  await withOptionalLimit(Promise.allSettled([named, sendMail((way) => sendEmailVerification(user, way))]));
}

/**
 * Makes Google send a mail whose link continues to the site's /login. If the site's domain is not authorised, the mail
 * has a plain link.
 */
const sendMail = (send: (way?: ActionCodeSettings) => Promise<void>): Promise<void> =>
  send({ url: `${import.meta.env.VITE_SITE_ORIGIN}/login` }).catch((cause: unknown) => {
    // The SDK writes the code `auth/unauthorized-continue-uri` into its message.
    if (!/-continue-uri\b/.test(`${cause}`)) throw cause;
    return send();
  });

async function signedInUser(credential: UserCredential): Promise<SignedInUser> {
  const { user } = credential;
  const { token, signInProvider, claims } = await user.getIdTokenResult();
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    phone: user.phoneNumber,
    // Takes the sign-in method and the verification of the e-mail address from the token, because the access rules
    // compare the record with the token.
    providerId: signInProvider ?? 'password',
    emailVerified: claims.email_verified === true && claims.email === user.email,
    isNewUser: getAdditionalUserInfo(credential)?.isNewUser ?? false,
    idToken: token,
  };
}

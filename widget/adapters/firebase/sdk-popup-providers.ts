import type { FirebaseError } from 'firebase/app';
import { type AuthCredential, type AuthProvider, GoogleAuthProvider } from 'firebase/auth';
import type { PopupProvider } from '../../../account/popup-providers.ts';

type SdkProvider = {
  create(): AuthProvider;
  /** Returns the credential that the error of a refused window contains. */
  credentialOf(error: FirebaseError): AuthCredential | null;
};

/** The functions of Firebase's SDK for each provider with a window. */
export const sdkPopupProviders: Readonly<Record<PopupProvider, SdkProvider>> = {
  google: {
    create: () => new GoogleAuthProvider(),
    credentialOf: (error) => GoogleAuthProvider.credentialFromError(error),
  },
};

/**
 * Returns the credential of a refused window if its e-mail address has an account with another sign-in method,
 * otherwise null.
 */
export function findLinkableCredential(
  cause: unknown,
  provider: PopupProvider,
): { readonly email: string; readonly credential: AuthCredential } | null {
  const { code, customData } = (cause ?? {}) as Partial<FirebaseError>;
  const email = customData?.email;
  if (code !== 'auth/account-exists-with-different-credential' || typeof email !== 'string') return null;
  const credential = sdkPopupProviders[provider].credentialOf(cause as FirebaseError);
  return credential && { email, credential };
}

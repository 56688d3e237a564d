import { type Auth, type AuthCredential, signInWithCredential, type UserCredential } from 'firebase/auth';

/**
 * The SDK's private method that sends a credential and resolves to the server's reply
 * (@firebase/auth/src/core/credentials/auth_credential.ts). The test of this file fails if the SDK lacks it.
 */
type WithReply = { _getIdTokenResponse(auth: Auth): Promise<unknown> };

/**
 * Returns a function that signs in with a credential that the server accepts only once. After the server's reply the
 * SDK looks up the account, and loses the reply if the look-up fails. The returned function stores the reply, and
 * repeats the look-up at once and at each further call.
 */
export function createRetryableSignIn(credential: AuthCredential): (auth: Auth) => Promise<UserCredential> {
  const privateCredential = credential as unknown as WithReply;
  const ask = privateCredential._getIdTokenResponse.bind(credential);
  let storedReply: unknown;
  privateCredential._getIdTokenResponse = async (auth) => {
    storedReply ??= await ask(auth);
    return storedReply;
  };
  return (auth) =>
    signInWithCredential(auth, credential).catch((cause: unknown) => {
      if (storedReply === undefined) throw cause;
      return signInWithCredential(auth, credential);
    });
}

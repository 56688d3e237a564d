import { type Auth, type AuthCredential, signInWithCredential, type UserCredential } from 'firebase/auth';

/**
 * The SDK's own step from a credential to the server's reply (@firebase/auth 1.x,
 * src/core/credentials/auth_credential.ts).
 */
type WithReply = { _getIdTokenResponse(auth: Auth): Promise<unknown> };

/**
 * Signs in with a credential that the server takes once. The SDK looks the account up after that reply and drops it
 * where the look-up fails; here the reply is kept, and the look-up is tried again: at once, and at each further call.
 */
export function signInKept(credential: AuthCredential): (auth: Auth) => Promise<UserCredential> {
  const asking = credential as unknown as WithReply;
  const ask = asking._getIdTokenResponse.bind(credential);
  let kept: unknown;
  asking._getIdTokenResponse = async (auth) => {
    kept ??= await ask(auth);
    return kept;
  };
  return (auth) =>
    signInWithCredential(auth, credential).catch((cause: unknown) => {
      if (kept === undefined) throw cause;
      return signInWithCredential(auth, credential);
    });
}

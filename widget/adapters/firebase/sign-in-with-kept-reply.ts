import { type Auth, type AuthCredential, signInWithCredential, type UserCredential } from 'firebase/auth';

/**
 * The SDK's own step from a credential to the server's reply, which is not public
 * (@firebase/auth/src/core/credentials/auth_credential.ts). The test of this file fails if an SDK has another one.
 */
type WithReply = { _getIdTokenResponse(auth: Auth): Promise<unknown> };

/**
 * Signs in with a credential that the server accepts once. The SDK looks the account up after that reply, and drops it
 * if the look-up fails. Here the reply is kept, and the look-up is retried: at once, and at each further call.
 */
export function signInWithKeptReply(credential: AuthCredential): (auth: Auth) => Promise<UserCredential> {
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

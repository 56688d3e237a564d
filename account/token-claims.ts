/** Encodes bytes as base64url (RFC 4648, section 5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+/, '');

/** Decodes base64url. Throws if the text is not base64. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

/**
 * The claims of an ID token. The card and /session read the claims without verifying the token, because a forged token
 * would affect only this browser.
 */
export type TokenClaims = {
  /** The user id. */
  readonly sub: string;
  /** The Firebase project. */
  readonly aud: string;
  /** The time of issue, in seconds since 1970 by the server's clock. */
  readonly iat: number;
  /** The time of the sign-in, in seconds since 1970. */
  readonly auth_time: number;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** The phone number in E.164. */
  readonly phone_number?: string;
  /** The account's name, as the provider or the account's owner set it. */
  readonly name?: string;
  readonly firebase?: { readonly sign_in_provider?: string };
};

/** Returns the claims of a JSON Web Token (RFC 7519); null for anything else. */
export function parseTokenClaims(idToken: string): TokenClaims | null {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
    const { sub, aud, iat, auth_time } = claims;
    const isWhole = typeof sub === 'string' && typeof aud === 'string' && iat > 0 && auth_time > 0;
    return isWhole ? claims : null;
  } catch {
    // The text is not a JSON Web Token. The caller decides what to do.
    return null;
  }
}

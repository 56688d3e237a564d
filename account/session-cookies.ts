/** Seven days in seconds (specification section 9). */
export const cookieLifetimeSeconds = 604_800;

/** Browsers drop a cookie whose name and value together exceed this many bytes (RFC 6265bis section 5.6). */
const cookieByteLimit = 4096;

export type SessionCookieValues = {
  readonly idToken: string;
  readonly uid: string;
  /** Null if the company name is unknown. In that case, no company cookie is set. */
  readonly companyId: string | null;
};

export type Cookie = { readonly name: string; readonly value: string };

/** Returns the names that the main application reads: `{product}_auth_token` and so on (specification section 3). */
export function getCookieNames(prefix: string): { authToken: string; userId: string; companyId: string } {
  return { authToken: `${prefix}_auth_token`, userId: `${prefix}_user_id`, companyId: `${prefix}_company_id` };
}

/** Returns a session's two or three cookies. Values are percent-encoded, so that none contains a semicolon. */
export function createSessionCookies(prefix: string, session: SessionCookieValues): readonly Cookie[] {
  const { authToken, userId, companyId } = getCookieNames(prefix);
  const values = [
    [authToken, session.idToken],
    [userId, session.uid],
    [companyId, session.companyId],
  ] as const;
  return values.flatMap(([name, value]) => (value === null ? [] : { name, value: encodeURIComponent(value) }));
}

/** Returns the string for `document.cookie`. `maxAge` 0 deletes the cookie. */
export function formatCookie({ name, value }: Cookie, domain: string, maxAge: number = cookieLifetimeSeconds): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; Domain=${domain}; Secure; SameSite=None`;
}

/**
 * Returns true if the cookie is so large that a browser would drop it. After the encoding, each character is one byte.
 */
export const isCookieTooLarge = ({ name, value }: Cookie): boolean => name.length + value.length > cookieByteLimit;

/** A session that outlives its ID token: what the site's keeper holds, and what a hand-off carries to it. */
export type KeptSession = {
  readonly refreshToken: string;
  readonly uid: string;
  /** E-mail address, else phone in E.164; null where the account has neither. */
  readonly account: string | null;
  /** null: no company is known. */
  readonly companyId: string | null;
  /** Firebase project. */
  readonly projectId: string;
  /** `auth_time` of the sign-in, in seconds since 1970 by the server's clock. */
  readonly since: number;
};

/** What storage or a hand-off gave, if it is a session of this form; null for anything else. */
export function asKeptSession(value: unknown): KeptSession | null {
  const { refreshToken, uid, account, companyId, projectId, since } = (value ?? {}) as Record<string, unknown>;
  const isText = (...texts: readonly unknown[]): boolean => texts.every((each) => each && typeof each === 'string');
  const isTextOrNull = (each: unknown): boolean => each === null || isText(each);
  return isText(refreshToken, uid, projectId) && isTextOrNull(account) && isTextOrNull(companyId) && Number(since) > 0
    ? (value as KeptSession)
    : null;
}

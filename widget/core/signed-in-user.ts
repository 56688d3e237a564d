/** A visitor whom the provider has just authenticated. */
export type SignedInUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** E.164 or null. */
  readonly phone: string | null;
  /** Firebase provider id: `password`, `google.com` or `phone`. */
  readonly providerId: string;
  readonly emailVerified: boolean;
  readonly isNewUser: boolean;
  /** The account is new, and an earlier try may have written its records already. */
  readonly mayHaveRecords?: true;
  /** JSON Web Token; goes into the session cookie and nowhere else. */
  readonly idToken: string;
};

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
  /** JSON Web Token; goes into the session cookie and nowhere else. */
  readonly idToken: string;
};

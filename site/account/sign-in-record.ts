import type { StoredRecord } from './account-state.ts';

/** What is read of `accounts:lookup` (Firebase Auth REST API, "Get user data"). Times in milliseconds since 1970. */
export type LookupBody = {
  readonly users?: readonly {
    readonly localId: string;
    readonly email?: string;
    readonly emailVerified?: boolean;
    readonly displayName?: string;
    readonly photoUrl?: string;
    readonly phoneNumber?: string;
    readonly providerUserInfo?: readonly Readonly<Record<string, string>>[];
    readonly disabled?: boolean;
    readonly createdAt?: string;
    readonly lastLoginAt?: string;
    /** RFC 3339. */
    readonly lastRefreshAt?: string;
    /** In seconds since 1970. */
    readonly validSince?: string;
  }[];
};

/** The account of Firebase Authentication by the names of the Admin SDK, as site/content/facts/stored-data.ts has them. */
export function signInRecord({ users: [user] = [] }: LookupBody): StoredRecord {
  const time = (milliseconds: number): Date | undefined => (milliseconds > 0 ? new Date(milliseconds) : undefined);
  return {
    uid: user?.localId,
    email: user?.email,
    emailVerified: user?.emailVerified,
    displayName: user?.displayName,
    photoURL: user?.photoUrl,
    phoneNumber: user?.phoneNumber,
    providers: user?.providerUserInfo,
    disabled: user?.disabled ?? false,
    creationTime: time(Number(user?.createdAt)),
    lastSignInTime: time(Number(user?.lastLoginAt)),
    lastRefreshTime: time(Date.parse(`${user?.lastRefreshAt}`)),
    tokensValidAfterTime: time(Number(user?.validSince) * 1000),
  };
}

/**
 * Lists the stored data about a person, item by item as in the privacy notice, with the fields that hold each item. In
 * every language, the notice's tables have a row for each item (`createStoredDataRows`). `npm run owner -- export`
 * exports these fields, so the notice and the export always list the same data.
 */
export const storedData = {
  /** The record `user_profiles/{uid}`. */
  user_profiles: {
    userId: ['uid'],
    email: ['email'],
    name: ['displayName'],
    phone: ['phone'],
    method: ['signupMethod'],
    isVerified: ['emailVerified'],
    times: ['createdAt', 'updatedAt'],
  },
  /** The records `user_profiles/{uid}/consents/{edition}`; the edition is the record's name. */
  consents: {
    editions: ['edition', 'notice', 'terms'],
    shown: ['language', 'button'],
    kind: ['kind'],
    times: ['recordedAt'],
  },
  /** The account of Firebase Authentication, by the names of the Admin SDK. */
  authentication: {
    userId: ['uid'],
    email: ['email', 'emailVerified'],
    name: ['displayName', 'photoURL'],
    phone: ['phoneNumber'],
    providers: ['providers'],
    isBlocked: ['disabled'],
    times: ['creationTime', 'lastSignInTime', 'lastRefreshTime', 'tokensValidAfterTime'],
  },
  /** The record `provision_requests/{uid}`. */
  provision_requests: {
    company: ['companyName'],
    suggestedId: ['suggestedCompanyId'],
    progress: ['status', 'requestedAt', 'takenAt', 'takenBy', 'doneAt', 'rejectedAt', 'rejectReason'],
    userId: ['uid'],
  },
  /** The record `account_requests/{uid}`. */
  account_requests: {
    kind: ['kind'],
    language: ['language'],
    progress: ['status', 'requestedAt', 'takenAt', 'closedAt'],
    userId: ['uid'],
  },
  /** A record in `session_handoffs`. The field `box` has the encrypted session, which no export contains. */
  session_handoffs: {
    session: ['box'],
    userId: ['uid'],
    times: ['createdAt', 'expiresAt'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type StoredCollection = keyof typeof storedData;

/** An item and the reason for storing it, in one language. */
type Row = readonly [item: string, why: string];

/** Returns the rows of a collection's table in the order of `storedData`. A missing item does not compile. */
export const createStoredDataRows = <Place extends StoredCollection>(
  place: Place,
  words: Readonly<Record<keyof (typeof storedData)[Place], Row>>,
): readonly Row[] => Object.keys(storedData[place]).map((item) => words[item as keyof typeof words]);

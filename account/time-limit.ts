// Time limits of card and site in milliseconds. They are constants, so that the bundler inlines them.

/** The limit for a visitor's request, for loading the code of a provider's window, and for displaying a human check. */
export const visitorRequestTimeLimit = 15_000;
/** The limit for writing both records after authentication. After that time the visitor can choose how to continue. */
export const accountRecordsTimeLimit = 9500;
/** The limit for writing the profile. It is short, so that the visitor does not wait. */
export const profileWriteTimeLimit = 6000;
/** The limit for optional steps after the account is created. */
export const optionalStepTimeLimit = 4000;
/** The longest time for which the provision request waits for the write of the profile. */
export const profileWaitTimeLimit = 3000;
/** The longest time for reading a provision request from Firestore. */
export const provisionReadTimeLimit = 3000;
/** The limit for getting a new token before a retry. After that time the retry uses the earlier token. */
export const tokenRefreshTimeLimit = 3000;
/** The longest time for which a sign-in waits until the site has stored the session. */
export const sessionStoringTimeLimit = 1000;

// Time limits of card and site in milliseconds. They are constants, so that the bundler inlines them.

/** The limit for a visitor's request, for loading the code of a window, and for a human check to appear. */
export const requestTimeLimit = 15_000;
/** The limit for writing both records after authentication. Then the visitor can choose how to continue. */
export const recordsTimeLimit = 9500;
/** The limit for writing the profile, which must not keep the visitor waiting. */
export const profileTimeLimit = 6000;
/** The limit for optional steps after the account is created. */
export const optionalStepTimeLimit = 4000;
/** The time after which a running profile write no longer delays the provision request. */
export const provisionRequestDelay = 3000;
/** The limit for reading a stored provision request. */
export const recordReadTimeLimit = 3000;
/** The limit for getting a new token before a retry, which otherwise uses the earlier token. */
export const tokenRefreshTimeLimit = 3000;
/** The total time by which storing the session on the site may delay a sign-in. */
export const sessionStoreTimeLimit = 1000;

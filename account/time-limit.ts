// Time limits of card and site in milliseconds. They are constants, so that the bundler inlines them.

/** The limit for a visitor's request, for loading the code of a window, and for a human check to appear. */
export const requestLimit = 15_000;
/** The limit for writing both records after authentication. Then the visitor can choose how to continue. */
export const recordsLimit = 9500;
/** The limit for writing the profile, which must not keep the visitor waiting. */
export const profileLimit = 6000;
/** The limit for optional steps after the account is created. */
export const optionalStepLimit = 4000;
/** The time after which a running profile write no longer delays the provision request. */
export const profileHeadStart = 3000;
/** The limit for reading a stored provision request. */
export const readLimit = 3000;
/** The limit for getting a new token before a retry, which otherwise uses the earlier token. */
export const refreshLimit = 3000;
/** The total time by which storing the session on the site may delay a sign-in. */
export const storeLimit = 1000;

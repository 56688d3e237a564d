// Waits of card and site in milliseconds: constants, which the bundler inlines.

/** A visitor's request; also the loads that a window needs before it opens, and a check that has not appeared. */
export const requestLimit = 15_000;
/** Both records after authentication: then the visitor has the choice, in any state of the store. */
export const recordsLimit = 9500;
/** A profile that cannot be written must not keep the visitor waiting. */
export const profileLimit = 6000;
/** Optional steps after an account is made must not keep its owner waiting. */
export const nicetyLimit = 4000;
/** After this time a running profile write no longer delays the provision request. */
export const profileHeadStart = 3000;
/** The read of a stored provision request. */
export const readLimit = 3000;
/** A fresh token before a further try; without one it goes on with the earlier token. */
export const refreshLimit = 3000;
/** The site's keeper may delay a sign-in this long, in all. */
export const keepLimit = 1000;

/**
 * Timeouts longer than the ten seconds of playwright.config.ts, by their cause. A new one needs a reason here, because
 * a failing test waits this long.
 */
export const longWaits = {
  /** Each request, file and check of the card times out after fifteen seconds. */
  requestLimit: { timeout: 20_000 },
  /** Writing both records times out after nine and a half seconds. Then the card offers the visitor a choice. */
  recordsLimit: { timeout: 15_000 },
  /** Firebase reports a closed window after eight seconds or more. */
  closedWindow: { timeout: 20_000 },
  /** /session gives the application ten seconds to sign out. */
  signOutLimit: { timeout: 15_000 },
  /** An App Check token and the request that contains the token have separate time limits, one after the other. */
  appCheckLimit: { timeout: 25_000 },
  /** The card reports some faults of a page only once a check times out, after up to fifteen seconds. */
  checkLimit: { timeout: 25_000 },
  /** `npm start` compiles a page when a browser first requests it. */
  firstCompilation: { timeout: 30_000 },
} as const;

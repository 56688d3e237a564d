/**
 * Expectations that wait longer than the usual ten seconds of playwright.config.ts, by what takes so long. A new one
 * needs its reason here: a red test waits this long.
 */
export const longWaits = {
  /** The card gives a request, a file and a check fifteen seconds. */
  requestLimit: { timeout: 20_000 },
  /** The card gives both records nine and a half seconds, then offers the choice. */
  recordsLimit: { timeout: 15_000 },
  /** Firebase reports a closed window after eight seconds or more. */
  closedWindow: { timeout: 20_000 },
  /** /session gives the application ten seconds to sign out. */
  signOutLimit: { timeout: 15_000 },
  /** A token of App Check has its own limit before the request's. */
  appCheckLimit: { timeout: 25_000 },
  /** The line about an unfit page may follow the limit of the check. */
  checkLimit: { timeout: 25_000 },
  /** `npm start` compiles a page when it is first asked for. */
  firstCompilation: { timeout: 30_000 },
} as const;

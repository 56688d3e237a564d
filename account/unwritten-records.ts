import type { EnteredDetails } from './account-records.ts';
import type { DisplayedConsent } from './consent.ts';

/** The parts of a visitor's records that could not be written. Our own site may write them later. */
export type UnwrittenRecords = {
  /** The visitor's entries for the profile; null if they are stored. */
  readonly profile: EnteredDetails['profile'] | null;
  /** The entered company; null if none was entered, or if its provision request is stored. */
  readonly companyName: string | null;
  /**
   * The consent that was displayed beside the button that the visitor pressed. Null if it has been recorded, or if it
   * need not be recorded.
   */
  readonly shown: DisplayedConsent | null;
};

/**
 * The state of unwritten records, which selects the visitor's message.
 * - `kept`: our site has stored them.
 * - `company`: the company is not saved.
 * - `details`: neither the profile nor the company is saved.
 * - `replaced`: after the sign-in, somebody signed out or signed in to another account in this browser. The next press
 *   replaces the browser's present session with the session of this sign-in.
 */
export type UnwrittenRecordsState = 'kept' | 'company' | 'details' | 'replaced';

/**
 * Merges the unwritten records of two sign-ins of one visitor. Takes the entries of the later sign-in, but the consent
 * of the earlier one, because the earlier sign-in may have created the account.
 */
export const mergeUnwrittenRecords = (earlier: UnwrittenRecords, later: UnwrittenRecords): UnwrittenRecords => ({
  profile: earlier.profile || later.profile ? { ...earlier.profile, ...later.profile } : null,
  companyName: later.companyName ?? earlier.companyName,
  shown: earlier.shown ?? later.shown,
});

import type { EnteredDetails } from './account-records.ts';
import type { DisplayedConsent } from './consent.ts';

/** The parts of a visitor's records that could not be written. Our own site may write them later. */
export type UnwrittenRecords = {
  /** The visitor's entries for the profile; null if they are stored. */
  readonly profile: EnteredDetails['profile'] | null;
  /** The entered company; null if none was entered, or if its provision request is stored. */
  readonly companyName: string | null;
  /** The consent that was displayed beside the button; null if it is recorded, or need not be. */
  readonly shown: DisplayedConsent | null;
};

/**
 * The state of unwritten records, as the visitor reads it. `kept`: our site has stored them. `company`, `details`: the
 * company, or the profile too, is not saved. `replaced`: meanwhile the browser has signed out, or signed in to another
 * account, which the next press replaces.
 */
export type UnsavedState = 'kept' | 'company' | 'details' | 'replaced';

/**
 * Merges the unwritten records of two sign-ins of one visitor. Takes the last entries, but the first consent, which may
 * have created the account.
 */
export const mergeUnwrittenRecords = (earlier: UnwrittenRecords, later: UnwrittenRecords): UnwrittenRecords => ({
  profile: earlier.profile || later.profile ? { ...earlier.profile, ...later.profile } : null,
  companyName: later.companyName ?? earlier.companyName,
  shown: earlier.shown ?? later.shown,
});

import type { EnteredDetails } from './account-records.ts';
import type { DisplayedConsent } from './consent.ts';

/** The parts of a visitor's records that could not be written. Our own site may write them later. */
export type UnwrittenRecords = {
  /** The entries of the profile; null if they are stored. */
  readonly profile: EnteredDetails['profile'] | null;
  /** The entered company; null if it is unknown, or its request is stored. */
  readonly companyName: string | null;
  /** The consent beside the button; null if it is recorded, or need not be. */
  readonly shown: DisplayedConsent | null;
};

/**
 * The state of these parts for the visitor. `kept`: our site has stored them. `company`, `details`: the company, or the
 * profile too, is not saved. `replaced`: the browser has signed out meanwhile, or another account has signed in, which
 * the next press replaces.
 */
export type UnsavedState = 'kept' | 'company' | 'details' | 'replaced';

/**
 * Merges two sign-ins of one visitor. The last entries count, but the first consent, which may have made the account.
 */
export const mergeUnwrittenRecords = (earlier: UnwrittenRecords, later: UnwrittenRecords): UnwrittenRecords => ({
  profile: earlier.profile || later.profile ? { ...earlier.profile, ...later.profile } : null,
  companyName: later.companyName ?? earlier.companyName,
  shown: earlier.shown ?? later.shown,
});

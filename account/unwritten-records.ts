import type { EnteredDetails } from './account-records.ts';
import type { ShownConsent } from './consent.ts';

/** The parts of a visitor's records that could not be written: our own site may write them later. */
export type UnwrittenRecords = {
  /** The entries for it; null: it is stored. */
  readonly profile: EnteredDetails['profile'] | null;
  /** null: it is unknown, or its request is stored. */
  readonly companyName: string | null;
  /** The consent beside the button; null: it is recorded, or not ours to record. */
  readonly shown: ShownConsent | null;
};

/**
 * Their place, for the visitor: kept by our site, or lost: the company alone, or the profile too. `replaced`: the
 * browser has signed out meanwhile, or another account has signed in, and the next press replaces that.
 */
export type Unsaved = 'kept' | 'company' | 'details' | 'replaced';

/** Joins two sign-ins of one visitor: the last entries count, and the first consent, since it may be the account's. */
export const mergeUnwritten = (earlier: UnwrittenRecords, later: UnwrittenRecords): UnwrittenRecords => ({
  profile: earlier.profile || later.profile ? { ...earlier.profile, ...later.profile } : null,
  companyName: later.companyName ?? earlier.companyName,
  shown: earlier.shown ?? later.shown,
});

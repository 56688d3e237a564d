import type { EnteredDetails } from './account-records.ts';
import type { ShownConsent } from './consent.ts';

/** What is missing of a visitor's records, since it could not be written: our own site may write it later. */
export type UnwrittenRecords = {
  /** What was entered for it; null: it is stored. */
  readonly profile: EnteredDetails['profile'] | null;
  /** null: none is known, or its request is stored. */
  readonly companyName: string | null;
  /** What stood beside the button; null: that is recorded, or not ours to record. */
  readonly shown: ShownConsent | null;
};

/** Where that is, as the visitor reads it: our site keeps it, or it is lost: the company alone, or the profile too. */
export type Unsaved = 'kept' | 'company' | 'details';

/** Joins two sign-ins of one visitor: the last typed counts, and the first shown, which may have made the account. */
export const mergeUnwritten = (earlier: UnwrittenRecords, later: UnwrittenRecords): UnwrittenRecords => ({
  profile: earlier.profile || later.profile ? { ...earlier.profile, ...later.profile } : null,
  companyName: later.companyName ?? earlier.companyName,
  shown: earlier.shown ?? later.shown,
});

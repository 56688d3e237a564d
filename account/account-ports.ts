import type {
  EnteredDetails,
  ProvisionRequestRecord,
  SignedInUser,
  StoredProfile,
  StoredRequest,
  UserProfileRecord,
} from './account-records.ts';
import type { ConsentRecord, DisplayedConsent } from './consent.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** A console line for the integrator, the developer who has put the card on the page. */
export type IntegratorReport = {
  readonly level: 'warn' | 'error';
  /** A fixed code for this kind of report. Its meaning and remedy are in widget/diagnostics/ and on the linked page. */
  readonly code: string;
  /** The page, project, attribute or record that the line is about, if known. */
  readonly where?: string | undefined;
  /** Advice that replaces the guide's advice for this code. */
  readonly cure?: string | undefined;
  readonly cause?: unknown;
};

/** The result of writing a visitor's two records. */
export type RecordWriteResult = {
  /** The company id in the stored provision request, or the suggested id for a new account; null if unknown. */
  readonly companyId: string | null;
  /**
   * The reason why the provision request could not be written. Null if it was written, or if no company is known.
   * `storedLate` resolves to the company's id if a slow write succeeds after all, and to null if that write fails.
   */
  readonly refusal: { readonly cause: unknown; readonly storedLate: Promise<string | null> } | null;
  /** The parts of the records that could not be written; null if everything is written. */
  readonly unwritten: UnwrittenRecords | null;
};

/** Writes the visitor's two records, with no more rights than the visitor has. */
export interface AccountStore {
  /**
   * Updates the profile and the provision request within ten seconds. Records the displayed consent once for each
   * edition. Never rejects.
   */
  write(
    user: SignedInUser,
    entered: EnteredDetails,
    shown: DisplayedConsent | null,
    report: (report: IntegratorReport) => void,
  ): Promise<RecordWriteResult>;
}

/** A visitor's stored records other than the profile. */
export type StoredRequestAndConsent = {
  /** The stored provision request; null if there is none. */
  readonly request: StoredRequest | null;
  /** True if the requested consent is stored, or if no consent was requested. */
  readonly hasConsent: boolean;
};

/** Stores records for account/account-store.ts. Rejects with a `CardError` (`store/permission-denied`, ...). */
export interface RecordStore {
  /** Resolves to the stored profile, or to null if there is none. */
  readProfile(uid: string, idToken: string): Promise<StoredProfile | null>;
  /** Writes the profile and the consent together, or neither of them. */
  writeProfile(record: UserProfileRecord, consent: ConsentRecord | null, idToken: string): Promise<void>;
  /**
   * Reads the provision request and a consent in one call. `consent` is the name of the consent (`consentName`), or
   * null to read only the request.
   */
  readProvisionRequest(uid: string, consent: string | null, idToken: string): Promise<StoredRequestAndConsent>;
  /**
   * Creates the provision request. Rejects with `store/already-exists`, and changes nothing, if there already is one.
   */
  writeProvisionRequest(record: ProvisionRequestRecord, idToken: string): Promise<void>;
}

export interface Clock {
  /**
   * Returns the milliseconds since a fixed time. The number never decreases, even if the date of the device is
   * corrected.
   */
  now(): number;
  /** Calls `callback` once after `ms` milliseconds. Returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void;
}

import type {
  EnteredDetails,
  ProvisionRequestRecord,
  SignedInUser,
  StoredProfile,
  StoredRequest,
  UserProfileRecord,
} from './account-records.ts';
import type { ConsentRecord, ShownConsent } from './consent.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** One console line for the person who put the card on the page. */
export type Report = {
  readonly level: 'warn' | 'error';
  /** Stable; its meaning and cure are in widget/diagnostics/, and at the line's link. */
  readonly code: string;
  /** The page, project, attribute or record, if known. */
  readonly where?: string | undefined;
  /** Replaces the guide's advice for the code. */
  readonly cure?: string | undefined;
  readonly cause?: unknown;
};

/** The state of a visitor's two records. */
export type WrittenRecords = {
  /** From the stored provision request, or the suggestion for a new account; null if unknown. */
  readonly companyId: string | null;
  /**
   * Why the provision request could not be written; null if it was, or if no company is known. `storedLate` resolves to
   * the company's id if the write succeeds after all, else to null.
   */
  readonly refusal: { readonly cause: unknown; readonly storedLate: Promise<string | null> } | null;
  /** null: nothing is missing. */
  readonly unwritten: UnwrittenRecords | null;
};

/** The visitor's two records, written in the visitor's own name. */
export interface AccountStore {
  /** Updates profile and request within ten seconds; never rejects. `shown`: recorded once an edition. */
  write(
    user: SignedInUser,
    entered: EnteredDetails,
    shown: ShownConsent | null,
    report: (report: Report) => void,
  ): Promise<WrittenRecords>;
}

/** A visitor's stored records beside the profile. */
export type StoredBesideProfile = {
  /** null when there is no record. */
  readonly request: StoredRequest | null;
  /** False if it was requested and does not exist. */
  readonly hasConsent: boolean;
};

/** Stores records for account/account-store.ts. Rejects with a `CardError` (`store/permission-denied`, ...). */
export interface RecordStore {
  /** null when there is no record. */
  readProfile(uid: string, idToken: string): Promise<StoredProfile | null>;
  /** Writes both or neither. */
  writeProfile(record: UserProfileRecord, consent: ConsentRecord | null, idToken: string): Promise<void>;
  /** Reads both in one request. `consent`: its name (`consentName`), or null if not requested. */
  readProvisionRequest(uid: string, consent: string | null, idToken: string): Promise<StoredBesideProfile>;
  /** Makes the record, once: an existing one stays, and this rejects with `store/already-exists`. */
  writeProvisionRequest(record: ProvisionRequestRecord, idToken: string): Promise<void>;
}

export interface Clock {
  /** Returns milliseconds since some moment, and never goes back: a device may correct its date at any time. */
  now(): number;
  /** Calls back once after so many milliseconds. The result cancels. */
  after(ms: number, callback: () => void): () => void;
}

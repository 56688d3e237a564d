/**
 * What only the owner of the business can supply. `null` shows a visible placeholder on the page and is reported by
 * every build; nothing here may be guessed.
 */
export const ownerFacts = {
  legalName: null,
  /** When and by whom terms and privacy notice were reviewed. */
  legalReview: null,
  postalAddress: null,
  supportEmail: null,
  supportHours: null,
  sellerGstin: null,
  grievanceOfficer: null,
  grievanceContact: null,
  grievanceTime: null,
  refundTime: null,
  dataRetention: null,
  jurisdiction: null,
  transactionMeaning: null,
  overLimit: null,
  cancellationEffect: null,
  booksAfterTrial: null,
  booksAccess: null,
  dataExport: null,
  purchaseInvoice: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type OwnerFactName = keyof typeof ownerFacts;

/** A fact's value, null while the owner has not supplied it. */
export const ownerFact = (name: OwnerFactName): string | null => ownerFacts[name];

/** The facts a build must report. */
export const missingOwnerFacts = (): OwnerFactName[] =>
  (Object.keys(ownerFacts) as OwnerFactName[]).filter((name) => ownerFact(name) === null);

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
export type OwnerFacts = Readonly<Record<OwnerFactName, string | null>>;

/** The facts a build must report. */
export const missingOwnerFacts = (facts: OwnerFacts): OwnerFactName[] =>
  (Object.keys(facts) as OwnerFactName[]).filter((name) => facts[name] === null);

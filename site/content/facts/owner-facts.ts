/**
 * What only the owner of the business can supply. `null` shows a visible placeholder on the page and is reported by
 * every build; nothing here may be guessed.
 */
export const ownerFacts = {
  legalName: null,
  postalAddress: null,
  supportEmail: null,
  supportHours: null,
  sellerGstin: null,
  grievanceOfficer: null,
  grievanceContact: null,
  refundTime: null,
  dataRetention: null,
  jurisdiction: null,
  transactionMeaning: null,
  overLimit: null,
  cancellationEffect: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type OwnerFactName = keyof typeof ownerFacts;

/** A fact's value, null while the owner has not supplied it. */
export const ownerFact = (name: OwnerFactName): string | null => ownerFacts[name];

/** The facts a build must report. */
export const missingOwnerFacts = (): OwnerFactName[] =>
  (Object.keys(ownerFacts) as OwnerFactName[]).filter((name) => ownerFact(name) === null);

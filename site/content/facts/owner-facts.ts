import owner from '../../../owner.json' with { type: 'json' };

/** States whether GST is added to the prices or included. A seller without a GST registration charges no GST. */
export type GstTerms = 'added' | 'included' | 'none';

type AnyFactName = Exclude<keyof typeof owner.facts, 'closedAccountsKeptFor'>;
/** The name of a fact that pages display exactly as the owner wrote it. */
export type OwnerFactName = Exclude<AnyFactName, 'gstOnPrices' | (typeof leftOutByRight)[number]>;
export type OwnerFacts = Readonly<Record<Exclude<AnyFactName, 'gstOnPrices'>, string | null>> & {
  readonly gstOnPrices: GstTerms | null;
};

const { closedAccountsKeptFor: days, ...shownFacts } = owner.facts;
/** The owner's facts, which `settings/owner.schema.json` explains; null if the owner has not supplied a fact. */
export const ownerFacts: OwnerFacts = shownFacts as OwnerFacts;
/**
 * The number of days for which a closed account stays disabled before `npm run owner -- requests` lists it for
 * deletion.
 */
export const closedAccountStorageDays: number = days;

/** The optional facts. The owner gets no report if one of them is missing. */
const leftOutByRight = ['contactsSince', 'productPicture', 'keepingAdvice'] as const;

/**
 * Facts in the notice that may change without a new edition. `contactsSince` is the day on which one of these facts
 * last changed.
 */
export const contactFacts: readonly OwnerFactName[] = [
  'postalAddress',
  'supportEmail',
  'grievanceOfficer',
  'grievanceContact',
  'withdrawalContact',
];

/** Facts that the notice must state from `dpdpDutiesStartDate` on: DPDP Act s.6(4), 8(7) and Rules 8, 9 and 14. */
export const requiredNoticeFacts: readonly AnyFactName[] = [
  'grievanceContact',
  'dataRightsTime',
  'consentWithdrawal',
  'dataRetention',
];
/** The first day of the DPDP Rules' main duties, in India. */
export const dpdpDutiesStartDate = new Date('2027-05-13T00:00+05:30');

/**
 * Returns a message that names the missing facts, or null if no fact is missing. The pages omit the lines of these
 * facts.
 */
export function formatMissingFactsMessage(facts: OwnerFacts): string | null {
  const missing = (Object.keys(facts) as AnyFactName[]).filter(
    (name) => facts[name] === null && !leftOutByRight.some((each) => each === name),
  );
  if (missing.length === 0) return null;
  const byLaw = requiredNoticeFacts.filter((name) => missing.includes(name));
  const due = `The privacy notice must have ${byLaw.join(', ')} by 13 May 2027 (DPDP Rules).`;
  const line = `Left out of the pages until the owner supplies it in owner.json: ${missing.join(', ')}.`;
  return byLaw.length === 0 ? line : `${line} ${due}`;
}

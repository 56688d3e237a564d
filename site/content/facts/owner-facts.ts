/**
 * What only the owner of the business can supply; nothing here may be guessed. Where a fact is `null` its line is left
 * out of the pages and named by every live build; without the first four there is no live build. On text pages a
 * demo build shows a placeholder. An apostrophe is written ’. A fact is one text for both languages.
 */
export const ownerFacts = {
  legalName: null,
  /** Where a customer writes to. */
  supportEmail: null,
  grievanceOfficer: null,
  /** `'added'`: GST comes on top of the prices of `plans.ts`; `'included'`: they contain it; `'none'`: none is charged. */
  gstOnPrices: null,
  /** When and by whom terms and privacy notice were reviewed. */
  legalReview: null,
  postalAddress: null,
  /** Of customer care, with the country's code: `+91 20 4000 1234`. */
  supportPhone: null,
  supportHours: null,
  sellerGstin: null,
  grievanceContact: null,
  /** In hours, days, weeks or months, with digits: a month at the most (Consumer Protection (E-Commerce) Rules, 4(5)). */
  grievanceTime: null,
  /** Likewise, of requests and complaints about personal data: 90 days at the most (DPDP Rules, 14(3)). */
  dataRightsTime: null,
  refundTime: null,
  dataRetention: null,
  consentWithdrawal: null,
  /** Name or office of those who carry out a withdrawal of consent. */
  withdrawalContact: null,
  jurisdiction: null,
  transactionMeaning: null,
  overLimit: null,
  renewal: null,
  cancellationEffect: null,
  booksAfterTrial: null,
  booksAccess: null,
  dataExport: null,
  purchaseInvoice: null,
  /** Since when the contact details are others than in the published edition of the notice (YYYY-MM-DD), if they are. */
  contactsSince: null,
  /** A screenshot of the app below site/public, 1,600 by 1,000 px, such as `/product.png`: stands on / for the drawing. */
  productPicture: null,
  /** What counsel answered on `closedAccountsKeptFor` under 365 (DPDP Rules, 8(3)), who and when. On no page. */
  keepingAdvice: null,
} as const satisfies Readonly<Record<string, string | null>>;

/** Days for which a closed account is kept, disabled; then `npm run owner -- requests` names it. 0: at once. */
export const closedAccountsKeptFor: number = 0;

/** How GST stands to the prices; a seller who is not registered charges none. */
export type GstTerms = 'added' | 'included' | 'none';

type AnyFactName = keyof typeof ownerFacts;
/** A fact that a page shows as the owner wrote it. */
export type OwnerFactName = Exclude<AnyFactName, 'gstOnPrices' | (typeof leftOutByRight)[number]>;
export type OwnerFacts = Readonly<Record<Exclude<AnyFactName, 'gstOnPrices'>, string | null>> & {
  readonly gstOnPrices: GstTerms | null;
};
/** No page lacks them. */
const leftOutByRight = ['contactsSince', 'productPicture', 'keepingAdvice'] as const;

/** May change without a new edition of the notice, which shows them; `contactsSince` says since when. */
export const contactFacts: readonly OwnerFactName[] = [
  'postalAddress',
  'supportEmail',
  'grievanceOfficer',
  'grievanceContact',
  'withdrawalContact',
];

/** What the notice must say from `dpdpDutiesFrom` on: DPDP Act s.6(4), 8(7) and Rules 8, 9 and 14. */
export const neededByNotice: readonly AnyFactName[] = [
  'grievanceContact',
  'dataRightsTime',
  'consentWithdrawal',
  'dataRetention',
];
/** The first day of the DPDP Rules' main duties, in India. */
export const dpdpDutiesFrom = new Date('2027-05-13T00:00+05:30');

const file = 'site/content/facts/owner-facts.ts';

/** The facts whose lines the pages leave out, for the developer; null when there are none. */
export function factsLeftOut(facts: OwnerFacts): string | null {
  const missing = (Object.keys(facts) as AnyFactName[]).filter(
    (name) => facts[name] === null && !leftOutByRight.some((each) => each === name),
  );
  if (missing.length === 0) return null;
  const byLaw = neededByNotice.filter((name) => missing.includes(name));
  const due = `The privacy notice must have ${byLaw.join(', ')} by 13 May 2027 (DPDP Rules).`;
  const line = `Left out of the pages until the owner supplies it in ${file}: ${missing.join(', ')}.`;
  return byLaw.length === 0 ? line : `${line} ${due}`;
}

import * as v from 'valibot';
import { gstinIssue } from '../../site/bill/tax/gstin.ts';
import type { brand } from '../../site/brand.ts';
import type { ownerFacts } from '../../site/content/facts/owner-facts.ts';
import { isDomain } from './settings/domains.ts';
import { type FactFault, longestGrievance } from './settings/fact-faults.ts';
import { placeholderOf } from './settings/placeholder-in.ts';

/** A check that names its fault: `settings/fact-faults.ts` has the words. */
const holds = <Value>(fault: FactFault, check: (value: Value) => boolean) => v.check<Value, FactFault>(check, fault);

const text = v.pipe(
  v.string('fact-text' satisfies FactFault),
  holds('fact-blank', (value) => value.trim() !== ''),
  holds('fact-placeholder', (value) => placeholderOf(value.trim()) === null),
);

const email = v.pipe(
  text,
  holds('fact-email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)),
);

const gstin = v.pipe(
  text,
  holds('fact-gstin', (value) => gstinIssue(value) === null),
);

/** The numbers of days that a text promises; a time in other words is the owner's to judge. */
const daysIn = (value: string): readonly number[] =>
  Array.from(value.matchAll(/(\d+)\s*(?:days?|दिन)/gi), ([, days]) => Number(days));

const grievanceTime = v.pipe(
  text,
  holds('fact-grievance-time', (value) => daysIn(value).every((days) => days <= longestGrievance)),
);

const days = v.pipe(
  v.number('fact-days' satisfies FactFault),
  holds('fact-days', (value) => Number.isSafeInteger(value) && value >= 0),
);

/**
 * Every fact of a live build, in the order of `owner-facts.ts`; `nullable`: the pages leave its line out. The brand
 * below likewise.
 */
const facts = {
  legalName: text,
  supportEmail: email,
  grievanceOfficer: text,
  gstOnPrices: v.picklist(['added', 'included'], 'fact-gst' satisfies FactFault),
  legalReview: v.nullable(text),
  postalAddress: v.nullable(text),
  supportHours: v.nullable(text),
  sellerGstin: v.nullable(gstin),
  grievanceContact: v.nullable(text),
  grievanceTime: v.nullable(grievanceTime),
  refundTime: v.nullable(text),
  dataRetention: v.nullable(text),
  consentWithdrawal: v.nullable(text),
  jurisdiction: v.nullable(text),
  transactionMeaning: v.nullable(text),
  overLimit: v.nullable(text),
  cancellationEffect: v.nullable(text),
  booksAfterTrial: v.nullable(text),
  booksAccess: v.nullable(text),
  dataExport: v.nullable(text),
  purchaseInvoice: v.nullable(text),
  closedAccountsKeptFor: days,
} satisfies Record<keyof typeof ownerFacts | 'closedAccountsKeptFor', v.GenericSchema>;

/** As the repository has it: whoever publishes has another scope. */
const examplePackage: (typeof brand)['packageName'] = '@acct/auth-card';
/** What npm takes for a new package: https://github.com/npm/validate-npm-package-name */
const packageForm = /^(?=.{1,214}$)(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/;

const ofBrand = {
  name: text,
  // One that only holds a place is told beside the settings.
  domain: v.pipe(
    v.string('fact-text' satisfies FactFault),
    holds('brand-www', (value) => !value.startsWith('www.')),
    holds('brand-domain', isDomain),
  ),
  packageName: v.pipe(
    text,
    holds('brand-package', (value) => packageForm.test(value)),
    holds('brand-package-unchanged', (value) => value !== examplePackage),
  ),
  since: v.pipe(
    v.number('brand-since' satisfies FactFault),
    holds('brand-since', (value) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear()),
  ),
} satisfies Record<keyof typeof brand, v.GenericSchema>;

export const factEntries: Readonly<Record<string, v.GenericSchema>> = facts;
export const brandEntries: Readonly<Record<string, v.GenericSchema>> = ofBrand;
export type Entries = typeof factEntries;

/** A fact that is wrong, or none where one is needed. */
export type FactIssue = { readonly name: string; readonly value: unknown; readonly fault: FactFault };

/** What is wrong with facts as written, in the schema's order, one fault for each; names that nothing reads last. */
export function factIssues(given: Readonly<Record<string, unknown>>, entries: Entries): readonly FactIssue[] {
  const known = Object.entries(entries).flatMap(([name, schema]): FactIssue[] => {
    const value = given[name];
    const [issue] = v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
    if (issue === undefined) return [];
    return [
      { name, value, fault: value === undefined || value === null ? 'fact-missing' : (issue.message as FactFault) },
    ];
  });
  const unknown = Object.keys(given).filter((name) => !(name in entries));
  return [...known, ...unknown.map((name): FactIssue => ({ name, value: given[name], fault: 'fact-unknown' }))];
}

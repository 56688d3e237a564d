import * as v from 'valibot';
import { gstinIssue } from '../../site/bill/tax/gstin.ts';
import type { brand } from '../../site/brand.ts';
import { owner } from '../../site/content/en/owner.ts';
import { isDomain } from './settings/domains.ts';
import { type FactFault, longestGrievance } from './settings/fact-faults.ts';
import { placeholderOf } from './settings/placeholder-in.ts';

/** A check that names its fault: `settings/fact-faults.ts` has the words. */
const holds = <Value>(fault: FactFault, check: (value: Value) => boolean) => v.check<Value, FactFault>(check, fault);

const string = v.string('fact-text' satisfies FactFault);
const text = v.pipe(
  string,
  holds('fact-blank', (value) => value.trim() !== ''),
  holds('fact-placeholder', (value) => placeholderOf(value.trim()) === null),
);
const textThat = (fault: FactFault, check: (value: string) => boolean) => v.pipe(text, holds(fault, check));
const numberThat = (fault: FactFault, check: (value: number) => boolean) =>
  v.pipe(v.number(fault), holds(fault, check));

/** A time in other words than a number of days is the owner's to judge. */
const isSoon = (value: string): boolean =>
  Array.from(value.matchAll(/(\d+)\s*(?:days?|दिन)/gi)).every(([, days]) => Number(days) <= longestGrievance);

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Every fact of a live build: those that pages have a label for, and three. `nullable`: the pages leave its line out. */
export const factEntries: Entries = {
  ...Object.fromEntries(Object.keys(owner.labels).map((name) => [name, v.nullable(text)])),
  legalName: text,
  supportEmail: textThat('fact-email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)),
  grievanceOfficer: text,
  gstOnPrices: v.picklist(['added', 'included'], 'fact-gst' satisfies FactFault),
  sellerGstin: v.nullable(textThat('fact-gstin', (value) => gstinIssue(value) === null)),
  grievanceTime: v.nullable(textThat('fact-grievance-time', isSoon)),
  contactsSince: v.nullable(v.pipe(text, v.isoDate('fact-day' satisfies FactFault))),
  closedAccountsKeptFor: numberThat('fact-days', (value) => Number.isSafeInteger(value) && value >= 0),
};

/** As the repository has it: whoever publishes has another scope. */
const examplePackage = '@acct/auth-card';
/** What npm takes for a new package: https://github.com/npm/validate-npm-package-name */
const packageForm = /^(?=.{1,214}$)(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear();

/** Every part of the brand; a domain that only holds a place is told beside the settings. */
export const brandEntries: Entries = {
  name: text,
  domain: v.pipe(
    string,
    holds('brand-www', (value) => !value.startsWith('www.')),
    holds('brand-domain', isDomain),
  ),
  packageName: v.pipe(
    textThat('brand-package', (value) => packageForm.test(value)),
    holds('brand-package-unchanged', (value) => value !== examplePackage),
  ),
  since: numberThat('brand-since', isYear),
} satisfies Record<keyof typeof brand, v.GenericSchema>;

/** What is wrong with a value; null when nothing is. */
export function factFault(schema: v.GenericSchema, value: unknown): FactFault | null {
  const [issue] = v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
  if (issue === undefined) return null;
  return value === undefined || value === null ? 'fact-missing' : (issue.message as FactFault);
}

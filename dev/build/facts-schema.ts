import * as v from 'valibot';
import { gstinIssue } from '../../site/bill/tax/gstin.ts';
import type { brand } from '../../site/brand.ts';
import { owner } from '../../site/content/en/owner.ts';
import { isDomain, isPublicSuffix } from './settings/domains.ts';
import { type FactFault, longestKept } from './settings/fact-faults.ts';
import { markupIn, placeholderOf } from './settings/placeholder-in.ts';
import { isSoonEnough, longestTimes } from './settings/promised-time.ts';

/** A check that names its fault: `settings/fact-faults.ts` has the words. */
const holds = <Value>(fault: FactFault, check: (value: Value) => boolean) => v.check<Value, FactFault>(check, fault);

const string = v.string('fact-text' satisfies FactFault);
const line = v.pipe(
  string,
  holds('fact-blank', (value) => value.trim() !== ''),
  holds('fact-line-break', (value) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(value)),
  holds('fact-link', (value) => !/(?<![\p{L}\p{N}])(?:mailto|tel):/iu.test(value)),
);
const isReal = (value: string): boolean => placeholderOf(value.trim()) === null;
const text = v.pipe(
  line,
  holds('fact-markup', (value) => markupIn(value) === null),
  holds('fact-placeholder', isReal),
);
const email = v.pipe(
  line,
  holds('fact-email', (value) => isDomain(/^[\w.!#$%&'*+/=?^`{|}~-]+@([^@]+)$/.exec(value)?.[1]?.toLowerCase() ?? '')),
  holds('fact-placeholder', isReal),
);
const textThat = (fault: FactFault, check: (value: string) => boolean) => v.pipe(text, holds(fault, check));
const numberThat = (fault: FactFault, check: (value: number) => boolean) =>
  v.pipe(v.number(fault), holds(fault, check));
const times = Object.entries(longestTimes).map(([name, longest]) => [
  name,
  v.nullable(
    v.pipe(
      text,
      holds('fact-time-form', (value) => isSoonEnough(value, longest) !== null),
      holds('fact-time-long', (value) => isSoonEnough(value, longest) !== false),
    ),
  ),
]);

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Every fact of a live build: those that pages have a label for, and three. `nullable`: the pages leave its line out. */
export const factEntries: Entries = {
  ...Object.fromEntries(Object.keys(owner.labels).map((name) => [name, v.nullable(text)])),
  legalName: text,
  supportEmail: email,
  grievanceOfficer: text,
  gstOnPrices: v.picklist(['added', 'included'], 'fact-gst' satisfies FactFault),
  sellerGstin: v.nullable(textThat('fact-gstin', (value) => gstinIssue(value) === null)),
  contactsSince: v.nullable(v.pipe(text, v.isoDate('fact-day' satisfies FactFault))),
  ...Object.fromEntries(times),
  closedAccountsKeptFor: v.pipe(
    numberThat('fact-days', (value) => Number.isSafeInteger(value) && value >= 0),
    holds('fact-days-many', (value) => value <= longestKept),
  ),
};

/** As the repository has them; they belong to nobody who publishes. */
const example = { name: 'acct', scope: '@acct/' };
/** What npm takes for a new package: https://github.com/npm/validate-npm-package-name */
const packageForm = /^(?=.{1,214}$)(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear();

/** Every part of the brand; a domain that only holds a place is told beside the settings. */
export const brandEntries: Entries = {
  name: textThat('brand-unchanged', (value) => value.trim().toLowerCase() !== example.name),
  domain: v.pipe(
    string,
    holds('brand-www', (value) => !value.startsWith('www.')),
    holds('brand-domain', isDomain),
    holds('brand-public-suffix', (value) => !isPublicSuffix(value)),
  ),
  packageName: v.pipe(
    textThat('brand-package', (value) => packageForm.test(value)),
    holds('brand-package-scope', (value) => value.startsWith('@')),
    holds('brand-package-unchanged', (value) => !value.startsWith(example.scope)),
  ),
  since: numberThat('brand-since', isYear),
} satisfies Record<keyof typeof brand, v.GenericSchema>;

/** What is wrong with a value; null when nothing is. */
export function factFault(schema: v.GenericSchema, value: unknown): FactFault | null {
  const [issue] = v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
  if (issue === undefined) return null;
  return value === undefined || value === null ? 'fact-missing' : (issue.message as FactFault);
}

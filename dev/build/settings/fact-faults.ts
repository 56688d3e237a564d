import { gstinIssue } from '../../../site/bill/tax/gstin.ts';
import { placeholderOf } from './placeholder-in.ts';
import type { FaultWords } from './setting-problem.ts';

/** Within how many days a grievance must be answered at the latest (DPDP Rules 2025, Rule 14(3)). */
export const longestGrievance = 90;

/** Why a live build stops without it. */
const needs: Readonly<Record<string, string>> = {
  legalName: 'the pages must say who sells',
  supportEmail: 'customers would find nobody to write to',
  grievanceOfficer: 'the pages must say who answers complaints',
  gstOnPrices: 'nobody could tell what a price comes to',
};
const gstinFaults = {
  gstinForm: 'is not a GSTIN',
  gstinState: 'begins with the code of no state',
  gstinCheck: 'has a last character that does not fit the others, so one of them is mistyped',
} as const;

const orNull = 'Write it, or null where the build may leave it out';
const shownToAll = 'every visitor would read it';
const ownScope = 'Write small letters, digits and hyphens with a scope of your own, such as @your-scope/auth-card';
const words = (what: string, why: string, cure: string): FaultWords => ({ what, why, cure });

/**
 * What a fact or a part of the brand that is wrong is told. The schema names the fault; `value` as it was written;
 * `known`: the names of its file.
 */
export const factFaults = {
  'fact-missing': (_value, name) =>
    name in needs
      ? words('is missing', `${needs[name]}`, 'Write it there, in place of null')
      : words('is missing', 'the pages look for it by this name', orNull),
  'fact-text': () => words('is not a text', shownToAll, "Write it between ' and '"),
  'fact-blank': () => words('is blank', 'its line would stand there empty', orNull),
  'fact-placeholder': (value) =>
    words(`holds a placeholder, "${placeholderOf(value.trim())}"`, shownToAll, 'Write the real one'),
  'fact-email': () =>
    words('is no e-mail address', 'nobody could write to it', 'Write one and nothing else, such as care@your-domain'),
  'fact-gst': () =>
    words(
      'is neither added nor included',
      'the pages would say something else of every price',
      "Write 'added' where GST comes on top of the prices, 'included' where they contain it",
    ),
  'fact-gstin': (value) =>
    words(
      gstinFaults[gstinIssue(value) ?? 'gstinForm'],
      'customers could not claim the tax they paid',
      'Copy its 15 capitals and digits from the certificate of registration, without gaps',
    ),
  'fact-grievance-time': () =>
    words(
      `promises more than ${longestGrievance} days`,
      'the law allows no more (DPDP Rules, Rule 14)',
      'Promise less',
    ),
  'fact-days': () =>
    words('is no number of days', 'nobody could tell when to erase', 'Write a whole number, 0 or more, without quotes'),
  'fact-day': () => words('is no day', 'the privacy notice dates the contact details by it', 'Write it as 2026-12-01'),
  'fact-unknown': (_value, _name, known) =>
    words('is a name that nothing reads', 'no page would show it', `Write one of these: ${known.join(', ')}`),
  'brand-www': (value) =>
    words('has www. in front', 'mail addresses and other hosts are below the domain itself', `Write ${value.slice(4)}`),
  'brand-domain': () =>
    words(
      'is not a domain',
      'links and addresses are made of it',
      'Write it alone in small letters, as your-domain.in',
    ),
  'brand-package': () => words('is no name for a package on npm', 'nobody could install the card', ownScope),
  'brand-package-unchanged': () => words('is that of the example', 'its scope belongs to somebody else', ownScope),
  'brand-since': () =>
    words(
      'is no year up to this one',
      'every page’s copyright line begins with it',
      'Write one such as 2024, unquoted',
    ),
} as const satisfies Record<string, (value: string, name: string, known: readonly string[]) => FaultWords>;

export type FactFault = keyof typeof factFaults;

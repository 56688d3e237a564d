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

/** What a fact or a part of the brand that is wrong is told. The schema names the fault; `value` as it was written; `known`: the names of
 * its file. */
export const factFaults = {
  'fact-missing': (_value, name) => ({
    what: 'is missing',
    why: needs[name] ?? 'the pages look for it by this name',
    cure: name in needs ? 'Write it there, in place of null' : orNull,
  }),
  'fact-text': () => ({ what: 'is not a text', why: shownToAll, cure: "Write it between ' and '" }),
  'fact-blank': () => ({ what: 'is blank', why: 'its line would stand there empty', cure: orNull }),
  'fact-placeholder': (value) => ({
    what: `holds a placeholder, "${placeholderOf(value.trim())}"`,
    why: shownToAll,
    cure: 'Write the real one',
  }),
  'fact-email': () => ({
    what: 'is no e-mail address',
    why: 'customers would find nobody to write to',
    cure: 'Write one address and nothing else, such as care@your-domain',
  }),
  'fact-gst': () => ({
    what: 'is neither added nor included',
    why: 'the pages would say neither, or something else, of every price',
    cure: "Write 'added' where GST comes on top of the prices, 'included' where they contain it",
  }),
  'fact-gstin': (value) => ({
    what: gstinFaults[gstinIssue(value) ?? 'gstinForm'],
    why: 'customers could not claim the tax they paid',
    cure: 'Copy its 15 capitals and digits from the certificate of registration, without gaps',
  }),
  'fact-grievance-time': () => ({
    what: `promises more than ${longestGrievance} days`,
    why: 'the law allows no more (DPDP Rules, Rule 14)',
    cure: `Promise ${longestGrievance} days or fewer, and keep it`,
  }),
  'fact-days': () => ({
    what: 'is no number of days',
    why: 'nobody could tell when a closed account is to be erased',
    cure: 'Write a whole number of days, 0 or more, without quotes',
  }),
  'fact-unknown': (_value, _name, known) => ({
    what: 'is a name that nothing reads',
    why: 'no page would show it',
    cure: `Write one of these: ${known.join(', ')}`,
  }),
  'brand-www': (value) => ({
    what: 'has www. in front',
    why: 'mail addresses and other hosts of the product are below the domain itself',
    cure: `Write ${value.slice(4)}`,
  }),
  'brand-domain': () => ({
    what: 'is not a domain',
    why: 'links and addresses are made of it',
    cure: 'Write the domain alone in small letters, such as your-domain.in',
  }),
  'brand-package': () => ({
    what: 'is no name for a package on npm',
    why: 'nobody could install the card',
    cure: 'Write small letters, digits and hyphens, such as @your-scope/auth-card',
  }),
  'brand-package-unchanged': () => ({
    what: 'is that of the example',
    why: 'its scope belongs to somebody else',
    cure: 'Write one with a scope of your own, such as @your-scope/auth-card',
  }),
  'brand-since': () => ({
    what: 'is no year up to this one',
    why: 'the copyright line of every page would begin with it',
    cure: 'Write the first year in which the product was public, such as 2024, without quotes',
  }),
} as const satisfies Record<string, (value: string, name: string, known: readonly string[]) => FaultWords>;

export type FactFault = keyof typeof factFaults;

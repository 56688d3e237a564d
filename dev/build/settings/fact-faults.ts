import { gstinIssue } from '../../../site/bill/tax/gstin.ts';
import { markupIn, placeholderOf } from './placeholder-in.ts';
import { longestTimes } from './promised-time.ts';
import type { FaultWords } from './setting-problem.ts';

/** For how many days a closed account may be kept at the most: longer than any law asks for books (8 years). */
export const longestKept = 3650;

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
  'fact-line-break': () =>
    words('has a line break in it', 'pages show it in one line all the same', 'Write it in one line'),
  'fact-markup': (value) =>
    words(`holds HTML, "${markupIn(value)}"`, 'pages show it letter by letter', 'Write the words alone'),
  'fact-link': () =>
    words('has mailto: or tel: in it', 'pages show it letter by letter', 'Write the address or number alone'),
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
  'fact-time-form': (_value, name) =>
    words(
      'promises no time in hours, days, weeks or months, each with its number in digits',
      `the law sets a limit to it, ${longestTimes[name]?.said}`,
      "Write one such as '30 days' or '1 month'",
    ),
  'fact-time-long': (_value, name) =>
    words(
      `promises more than ${longestTimes[name]?.said}`,
      `the law allows no more (${longestTimes[name]?.law})`,
      `Promise '${longestTimes[name]?.days} days' or less`,
    ),
  'fact-days': () =>
    words('is no number of days', 'nobody could tell when to erase', 'Write a whole number, 0 or more, without quotes'),
  'fact-day': () => words('is no day', 'the privacy notice dates the contact details by it', 'Write it as 2026-12-01'),
  'fact-days-many': () =>
    words(
      'is more than ten years',
      'data that serves no purpose any more must be erased (DPDP Act, s. 8(7))',
      `Write ${longestKept} or less`,
    ),
  'fact-unknown': (_value, _name, known) =>
    words('is a name that nothing reads', 'no page would show it', `Write one of these: ${known.join(', ')}`),
  'brand-www': (value) =>
    words('has www. in front', 'mail addresses and other hosts are below the domain itself', `Write ${value.slice(4)}`),
  'brand-domain': () =>
    words(
      'is not a domain in small letters and nothing else',
      'links and addresses are made of it',
      'Write it as your-domain.in',
    ),
  'brand-public-suffix': () =>
    words('is a public suffix', 'anybody may register names below it', 'Write the domain that you have registered'),
  'brand-unchanged': () =>
    words('is that of the example', 'every page would carry it', 'Write the name of your product'),
  'brand-package': () => words('is no name for a package on npm', 'nobody could install the card', ownScope),
  'brand-package-scope': () =>
    words('has no scope', 'without one anybody may take a name on npm that looks like yours', ownScope),
  'brand-package-unchanged': () => words('has the scope of the example', 'that belongs to somebody else', ownScope),
  'brand-since': () =>
    words(
      'is no year up to this one',
      'every page’s copyright line begins with it',
      'Write one such as 2024, unquoted',
    ),
} as const satisfies Record<string, (value: string, name: string, known: readonly string[]) => FaultWords>;

export type FactFault = keyof typeof factFaults;

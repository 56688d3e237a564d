import { existsSync } from 'node:fs';
import * as v from 'valibot';
import ownerSchema from '../../settings/owner.schema.json' with { type: 'json' };
import type { brand } from '../../site/brand.ts';
import { ownerTexts } from '../../site/content/en/owner-texts.ts';
import { validateGstin } from '../../site/tools/bill/tax/gstin.ts';
import { isDomain, isNonAsciiHost, isPublicSuffix, toAsciiHost } from './domains.ts';
import { findMarkup, findPlaceholderInText } from './find-placeholder.ts';
import { formatFaultWords } from './format-fault-words.ts';
import { findHiddenCharacter, quoteShortened } from './hidden-character.ts';
import { isPhoneNumber, toInternationalPhone } from './phone.ts';
import {
  convertNumberWordsToDigits,
  isTimeOpenEnded,
  isTimeWithinLimit,
  isTimeZeroOrLess,
  timeLimits,
} from './promised-time.ts';
import type { FaultWords } from './setting-problem.ts';

/**
 * The maximum number of days for which closed accounts may be stored. This is longer than any law requires for books (8
 * years).
 */
const maxRetentionDays = 3650;

/** The reason why a live build needs each of these facts. */
const requiredReasons: Readonly<Record<string, string>> = {
  legalName: 'the pages must say who sells',
  supportEmail: 'customers would find nobody to write to',
  grievanceOfficer: 'the pages must say who answers complaints',
  gstOnPrices: 'nobody could tell what a price comes to',
};
/** The facts that a live build needs. */
export const requiredFacts: readonly string[] = Object.keys(requiredReasons);

const gstinFaults = {
  gstinLength: 'is not a GSTIN, which has 15 capitals and digits',
  gstinForm: 'is not a GSTIN',
  gstinNotSellers: 'is not a number of a seller',
  gstinState: 'does not begin with the code of a state',
  gstinCheck: 'has a last character that does not fit the others, so one of them is mistyped',
} as const;

const orNull = 'Write it, or null where the build may leave it out';
const shownToAll = 'every visitor would read it';
const ownScope = 'Write small letters, digits and hyphens with a scope of your own, such as @your-scope/auth-card';
const words = (what: string, why: string, cure: string): FaultWords => ({ what, why, cure });

/** The maximum lengths of texts in the facts and the brand, from the schema of owner.json. */
const longestTexts: Readonly<Record<string, number>> = Object.fromEntries(
  [ownerSchema.properties.brand, ownerSchema.properties.facts].flatMap(({ properties }) =>
    Object.entries(properties as Readonly<Record<string, { readonly maxLength?: number }>>).flatMap(
      ([name, { maxLength }]) => (maxLength === undefined ? [] : [[name, maxLength]]),
    ),
  ),
);

/**
 * Maps each fault of a fact or the brand to a function that returns its message. `value` is the value as written, and
 * `known` lists the names that the file of the value accepts.
 */
export const factFaults = {
  'fact-missing': (_value, name) =>
    name in requiredReasons
      ? words('is missing', `${requiredReasons[name]}`, 'Write it there, in place of null')
      : words('is missing', 'the pages need a line with this name', orNull),
  'fact-text': () => words('is not a text', shownToAll, 'Write it between " and "'),
  'fact-blank': () => words('is blank', 'the pages would have an empty line', orNull),
  'fact-placeholder': (value) =>
    words(
      `contains a placeholder, ${quoteShortened(findPlaceholderInText(value.trim()) ?? '')}`,
      shownToAll,
      'Write the real one',
    ),
  'fact-line-break': () => words('has a line break in it', 'pages show it in one line anyway', 'Write it in one line'),
  'fact-markup': (value) =>
    words(
      `contains HTML, ${quoteShortened(findMarkup(value) ?? '')}`,
      'pages show the tags as text',
      'Write only the words',
    ),
  'fact-hidden': (value) =>
    words(
      `has an invisible character, ${findHiddenCharacter(value)}`,
      'it may reverse the words around it, or hide some',
      'Delete it, or type the words again',
    ),
  'fact-long': (value, name) =>
    words(
      `has ${value.length} characters`,
      'pages have no room for it',
      `Write at most ${longestTexts[name]} characters`,
    ),
  'fact-name': () =>
    words(
      'is an address or a number, not a name',
      'the pages show it as a name',
      'Write the name, such as Smt. Asha Rao or Hisaab Private Limited',
    ),
  'fact-link': () => words('has mailto: or tel: in it', 'pages show it as text', 'Write only the address or number'),
  'fact-email': () =>
    words(
      'is not an e-mail address',
      'nobody could write to it',
      'Write one and nothing else, such as care@your-domain',
    ),
  'fact-email-unread': () =>
    words(
      'is an address where nobody reads mails',
      'customers would get no answer',
      'Write the address of customer care',
    ),
  'fact-email-script': (value) =>
    words(
      'is an e-mail address in letters that many mail programs refuse',
      'some customers could not write to it',
      latinEmail(value),
    ),
  'fact-contact': () =>
    words(
      'has neither a whole e-mail address nor a whole phone number',
      'nobody could write to the officer, or call',
      'Write one, such as grievance@your-domain or +91 20 4000 1234',
    ),
  'fact-phone': () =>
    words(
      'is not a complete, real phone number',
      'a phone would dial another one, or none',
      'Write it with its country code, such as +91 20 4000 1234, or a toll-free one, such as 1800 123 4567',
    ),
  'fact-phone-national': (value) => {
    const offer = toInternationalPhone(value) ?? '';
    const what = 'has the zero that only calls within India need';
    return { ...words(what, 'from abroad it reaches somebody else', `Write ${offer}`), offer };
  },
  'fact-gst': () =>
    words(
      'is not one of added, included and none',
      'the pages would describe every price wrongly',
      'Write "added" if GST comes on top of the prices, "included" if they contain it, "none" if you charge none',
    ),
  'fact-gstin': (value) => {
    const what = gstinFaults[validateGstin(value, 'seller') ?? 'gstinForm'];
    const why = 'customers could not claim the tax they paid';
    const offer = value.replace(/[\s-]/g, '').toUpperCase();
    return validateGstin(offer, 'seller') === null
      ? { ...words(what, why, `Write ${offer}`), offer }
      : words(what, why, 'Copy its 15 capitals and digits from the certificate of registration, without gaps');
  },
  'fact-time-form': (value, name) => {
    const offer = offeredTime(value);
    const what = 'does not promise an exact time in hours, days, weeks or months, with the number in digits';
    const why = `the law limits this time to ${timeLimits[name]?.said}`;
    return offer === null
      ? words(what, why, 'Write one such as "30 days" or "1 month"')
      : { ...words(what, why, `Write "${offer}"`), offer };
  },
  'fact-time-open': (_value, name) =>
    words(
      'promises a shortest time, not a longest',
      `the law limits this time to ${timeLimits[name]?.said}`,
      `Write the longest, such as "Within ${timeLimits[name]?.days} days"`,
    ),
  'fact-time-none': () =>
    words(
      'has a time of zero or less',
      'nobody could tell when the money comes',
      'Write a time such as "Within 7 working days"',
    ),
  'fact-time-long': (_value, name) =>
    words(
      `promises more than ${timeLimits[name]?.said}`,
      `the law allows no more (${timeLimits[name]?.law})`,
      `Promise "${timeLimits[name]?.days} days" or less`,
    ),
  'fact-days': () =>
    words(
      'is not a number of days',
      'nobody could tell when to erase the data',
      'Write a whole number, 0 or more, without quotes',
    ),
  'fact-picture': () =>
    words(
      'does not name a picture',
      'the home page would show none',
      'Write its name in site/public, such as /product.png',
    ),
  'fact-day': () =>
    words(
      'is not a day between 2026 and a year from now',
      'the privacy notice shows it as the date of the contact details',
      'Write it as 2026-12-01',
    ),
  'fact-days-many': () =>
    words(
      'is more than ten years',
      'data without a purpose must be erased (DPDP Act, s. 8(7))',
      `Write ${maxRetentionDays} or less`,
    ),
  'fact-unknown': (_value, _name, known) =>
    words('is a name that nothing reads', 'no page would show it', `Write one of these: ${known.join(', ')}`),
  'brand-www': (value) => ({
    ...words(
      'has www. in front of the domain',
      'mail addresses and other hosts are below the domain itself',
      `Write ${value.slice(4)}`,
    ),
    offer: value.slice(4),
  }),
  'brand-domain': () =>
    words(
      'is not a domain in small letters and nothing else',
      'links and addresses are made of it',
      'Write it as your-domain.in',
    ),
  'host-script': formatFaultWords['host-script'],
  'brand-public-suffix': () =>
    words('is a public suffix', 'anybody may register names below it', 'Write the domain that you have registered'),
  'brand-unchanged': () =>
    words('is the name of the example', 'every page would show it', 'Write the name of your product'),
  'brand-package': () => words('is not a valid name for a package on npm', 'nobody could install the card', ownScope),
  'brand-package-scope': () =>
    words('has no scope', 'without one anybody can register a similar name on npm', ownScope),
  'brand-package-unchanged': () => words('has the scope of the example', 'that belongs to somebody else', ownScope),
  'brand-since': () =>
    words(
      'is not a year up to the current one',
      'every page’s copyright line begins with it',
      'Write one such as 2024, unquoted',
    ),
} as const satisfies Record<string, (value: string, name: string, known: readonly string[]) => FaultWords>;

type FactFault = keyof typeof factFaults;

/** Returns a validation step for a schema. Its message is a fault id, for which `factFaults` has the words. */
const holds = <Value>(fault: FactFault, check: (value: Value) => boolean) => v.check<Value, FactFault>(check, fault);

const string = v.string('fact-text' satisfies FactFault);
/** The schema of a text that may have several lines, such as an address. */
const lines = v.pipe(
  string,
  holds('fact-blank', (value) => value.trim() !== ''),
  holds('fact-hidden', (value) => findHiddenCharacter(value.replaceAll('\n', '')) === null),
  holds('fact-link', (value) => !/(?<![\p{L}\p{N}])(?:mailto|tel):/iu.test(value)),
);
const withoutBreak = holds<string>('fact-line-break', (value) => !value.includes('\n'));
const isReal = (value: string): boolean => findPlaceholderInText(value.trim()) === null;
const longText = v.pipe(
  lines,
  holds('fact-markup', (value) => findMarkup(value) === null),
  holds('fact-placeholder', isReal),
);
const text = v.pipe(longText, withoutBreak);
const email = v.pipe(
  lines,
  withoutBreak,
  holds('fact-email-script', (value) => !/^[^\s@]+@[^\s@]+$/.test(value) || !isNonAsciiHost(value)),
  holds('fact-email', isEmail),
  holds('fact-placeholder', isReal),
  holds('fact-email-unread', isRead),
);
/** The schema of a text with an e-mail address, a phone number, or both. */
const contact = v.pipe(
  longText,
  holds('fact-email-script', (value) => addressesIn(value).every((address) => !isNonAsciiHost(address))),
  holds('fact-contact', (value) => addressesIn(value).some(isEmail) || /\d(?:[ ()-]{0,3}\d){7}/.test(value)),
  holds('fact-email-unread', (value) => addressesIn(value).every(isRead)),
);
const textThat = (fault: FactFault, check: (value: string) => boolean) => v.pipe(text, holds(fault, check));
const isOnline = (value: string): boolean => /\S@|:\/\/|\bwww\./i.test(value);
/** The schema of a company's or person's name. It must have letters, and must not be an address or a phone number. */
const name = v.pipe(
  text,
  holds('fact-name', (value) => /\p{L}.*\p{L}/u.test(value) && !isOnline(value) && !/\d{6}|\d{3} \d{3}/.test(value)),
);
const numberThat = (fault: FactFault, check: (value: number) => boolean) =>
  v.pipe(v.number(fault), holds(fault, check));
const times = Object.entries(timeLimits).map(([name, longest]) => [
  name,
  v.nullable(
    v.pipe(
      longText,
      holds('fact-time-form', (value) => isTimeWithinLimit(value, longest) !== null),
      holds('fact-time-open', (value) => !isTimeOpenEnded(value)),
      holds('fact-time-long', (value) => isTimeWithinLimit(value, longest) !== false),
    ),
  ),
]);

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The schemas of all facts, with or without a label on the pages. A `nullable` fact may be null. */
export const factSchemas: Entries = {
  ...Object.fromEntries(Object.keys(ownerTexts.labels).map((name) => [name, v.nullable(longText)])),
  legalName: name,
  supportEmail: email,
  grievanceOfficer: name,
  gstOnPrices: v.picklist(['added', 'included', 'none'], 'fact-gst' satisfies FactFault),
  supportPhone: v.nullable(
    v.pipe(
      text,
      holds('fact-phone-national', (value) => toInternationalPhone(value) === null),
      holds('fact-phone', isPhoneNumber),
    ),
  ),
  sellerGstin: v.nullable(textThat('fact-gstin', (value) => validateGstin(value, 'seller') === null)),
  grievanceContact: v.nullable(contact),
  refundTime: v.nullable(
    v.pipe(
      longText,
      holds('fact-time-none', (value) => !isTimeZeroOrLess(value)),
    ),
  ),
  productPicture: v.nullable(
    textThat('fact-picture', (value) => /^\/[\w-]+\.(png|jpg|webp)$/.test(value) && existsSync(`site/public${value}`)),
  ),
  contactsSince: v.nullable(textThat('fact-day', isDay)),
  keepingAdvice: v.nullable(longText),
  ...Object.fromEntries(times),
  closedAccountsKeptFor: v.pipe(
    numberThat('fact-days', (value) => Number.isSafeInteger(value) && value >= 0),
    holds('fact-days-many', (value) => value <= maxRetentionDays),
  ),
};

/** Returns true for an e-mail address whose part before the @ is safe in a mailto: link (RFC 6068). */
function isEmail(value: string): boolean {
  const [, local = '', domain = ''] = /^([\w+'-]+(?:\.[\w+'-]+)*)@([^@]+)$/.exec(value) ?? [];
  return local !== '' && local.length <= 64 && isDomain(domain.toLowerCase()) && !isPublicSuffix(domain.toLowerCase());
}

/** Returns all parts of a text that look like e-mail addresses, complete or not. */
const addressesIn = (text: string): readonly string[] => text.match(/[^\s,;()<>]+@[^\s,;()<>]*[\p{L}\p{N}]/gu) ?? [];

/** Returns false for an e-mail address whose name says that nobody reads its mails. */
function isRead(address: string): boolean {
  return !/^(?:(?:do[._-]?)?(?:no|not)[._-]?reply(?:[+._-].*)?|mailer-daemon)@/i.test(address);
}

function latinEmail(value: string): string {
  const address = addressesIn(value).find(isNonAsciiHost) ?? value;
  const [local = '', domain = ''] = address.split('@');
  return isNonAsciiHost(local) ? 'Write an address in Latin letters' : `Write ${local}@${toAsciiHost(domain)}`;
}

/**
 * Returns a promised time with its number words replaced by digits. Returns null if no word is replaced, or if the
 * new text promises no exact time.
 */
function offeredTime(value: string): string | null {
  const offered = convertNumberWordsToDigits(value);
  const [longest] = Object.values(timeLimits);
  return offered !== value && longest && isTimeWithinLimit(offered, longest) !== null ? offered : null;
}

/** The year in which the first privacy notice was published. */
const firstYear = '2026';

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime())) return false;
  const inAYear = new Date();
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  // JavaScript reads a day that does not exist, such as 30 February, as a day of the next month.
  return day.toISOString().startsWith(value) && value >= firstYear && day <= inAYear;
}

/** The names of the example in this repository, which no owner may use. */
const example = { name: 'acct', scope: '@acct/' };
/** npm's rule for a new package: https://github.com/npm/validate-npm-package-name */
const packageForm = /^(?=.{1,214}$)(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear();

/** The schemas of the brand. They do not reject a placeholder as the domain, because a rule of settings reports it. */
export const brandSchemas: Entries = {
  name: v.pipe(
    textThat('brand-unchanged', (value) => value.trim().toLowerCase() !== example.name),
    holds('fact-name', (value) => !isOnline(value)),
  ),
  domain: v.pipe(
    string,
    holds('host-script', (value) => !isNonAsciiHost(value)),
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

/** Returns the fault of the value of a fact or of the brand, or null. */
export function findFactFault(name: string, schema: v.GenericSchema, value: unknown): FactFault | null {
  if (typeof value === 'string' && value.length > (longestTexts[name] ?? Infinity)) return 'fact-long';
  const [issue] = v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
  if (issue === undefined) return null;
  return value === undefined || value === null ? 'fact-missing' : (issue.message as FactFault);
}

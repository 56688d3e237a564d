import type { Account, StoredRecord } from './account-state.ts';
import { formatDay, formatFields } from './profile-words.ts';

/** The progress of the company's set-up. `none` means that the visitor entered no company name. */
export type CompanySetupStep = 'none' | 'waiting' | 'ready' | 'refused';

/** The step for each status of `provision_requests/{uid}`. */
const steps: Readonly<Record<string, CompanySetupStep>> = {
  pending: 'waiting',
  'in-progress': 'waiting',
  done: 'ready',
  rejected: 'refused',
};

/** The texts of the account's summary. A text is empty if there is nothing to display. */
export type AccountSummary = Readonly<
  Record<
    | 'initials'
    | 'person'
    | 'opened'
    | 'company'
    | 'since'
    | 'reason'
    /** The e-mail address, if the visitor has not confirmed it yet. */
    | 'email'
    /** The e-mail address that receives the mail for setting a new password. */
    | 'mail'
    /** The phone number that the visitor signs in with. */
    | 'phone'
    /** The date of the newest legal texts that the visitor has agreed to or was informed of. */
    | 'edition',
    string
  >
> & { readonly step: CompanySetupStep };

/** Returns the texts of an account's summary in a language. */
export function summariseAccount({ records }: Account, language: string): AccountSummary {
  const [profile = {}] = records.user_profiles;
  const [signIn = {}] = records.authentication;
  const [request] = records.provision_requests;
  const [consent = {}] = records.consents;
  const name = text(profile.displayName ?? signIn.displayName);
  const address = text(signIn.email);
  const step = stepOf(request);
  return {
    initials: formatInitials(name || address),
    person: [name, address || text(signIn.phoneNumber)].filter(Boolean).join(' · '),
    opened: formatFields(signIn, ['creationTime'], {}, language),
    company: text(request?.companyName),
    since: formatDay(step === 'ready' ? request?.doneAt : request?.requestedAt, language),
    reason: text(request?.rejectReason),
    email: signIn.emailVerified === true ? '' : address,
    mail: address,
    phone: text(signIn.phoneNumber),
    edition: consent.edition ? formatDay(new Date(text(consent.edition)), language, 'UTC') : '',
    step,
  };
}

const text = (value: unknown): string => `${value ?? ''}`;

/** Returns `none` without a company, and `waiting` for a status that this release does not know. */
function stepOf(request: StoredRecord | undefined): CompanySetupStep {
  if (!request?.companyName) return 'none';
  return steps[text(request.status)] ?? 'waiting';
}

/** Matches punctuation before a name's first letter, such as a bracket. */
const noLetter = /^[!-/:-@[-`{-~]+/;

/**
 * Returns the first letters of a name's first and last word. An e-mail address counts as one word, so it gives one
 * letter.
 */
export function formatInitials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => word.replace(noLetter, '') || []);
  const [first = '', ...others] = words;
  const last = others.pop() ?? '';
  return [first, last].map(([letter = '']) => letter.toUpperCase()).join('');
}

import { quotedText, quoteUnlessPlain } from '../../base/visible-text.ts';
import { type ClosingRequest, closingRemark, parseClosing } from './closing.ts';
import { type Contacts, contactsOf, contactsText } from './contacts-of.ts';
import type { Person } from './read-person.ts';

/** A person's data by which the owner recognises them. */
export type PersonSummary = Contacts & {
  readonly uid: string;
  readonly name: string | null;
  readonly company: string | null;
  /** The status of the company's request. */
  readonly status: string | null;
  readonly account: 'open' | 'blocked' | 'none';
  readonly closing: ClosingRequest | null;
};

/** Summarises a person. The record's name comes before the account's, which may be older. */
export function summaryOfPerson({ uid, account, profile, request, accountRequest }: Person): PersonSummary {
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return {
    uid,
    ...contactsOf(account, profile),
    name: text(profile?.displayName) ?? text(account?.displayName),
    company: text(request?.companyName),
    status: text(request?.status),
    account: accountState(account),
    closing: parseClosing(accountRequest?.data()),
  };
}

export function accountState(account: Person['account']): PersonSummary['account'] {
  if (!account) return 'none';
  return account.disabled ? 'blocked' : 'open';
}

type Remarkable = Pick<PersonSummary, 'account' | 'closing' | 'warnings'>;

/** Returns remarks on the account, a request to close and differing contacts, for the end of a line. */
export const remarksOnPerson = ({ account, closing, warnings }: Remarkable): readonly string[] => [
  ...{ open: [], blocked: ['account blocked'], none: ['no account'] }[account],
  ...(closing === null ? [] : [closingRemark(closing)]),
  ...warnings.map((warning) => `WARNING: ${warning}`),
];

/** Formats: `U1  a@example.com (proved by Google)  +919876543210 (record: typed)  "Asha"  "Asha Traders" (pending)`. */
export function personLine(person: PersonSummary): string {
  const { uid, emails, phones, name, company, status } = person;
  const firm = company === null ? '-' : `${quotedText(company)} (${status === null ? '-' : quoteUnlessPlain(status)})`;
  const named = name === null ? '-' : quotedText(name);
  return [
    quoteUnlessPlain(uid),
    contactsText(emails),
    contactsText(phones),
    named,
    firm,
    ...remarksOnPerson(person),
  ].join('  ');
}

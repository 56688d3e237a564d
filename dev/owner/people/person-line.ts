import { plainWord, quotedText } from '../../base/visible-text.ts';
import { type Closing, closingOf, closingRemark } from './closing.ts';
import { type Contacts, contactsOf, contactsText } from './contacts-of.ts';
import type { Person } from './read-person.ts';

/** What tells a person from others, for the owner. */
export type PersonSummary = Contacts & {
  readonly uid: string;
  readonly name: string | null;
  readonly company: string | null;
  /** Of the company's request. */
  readonly status: string | null;
  readonly account: 'open' | 'blocked' | 'none';
  readonly closing: Closing | null;
};

/** Of names the record's own words come first: the account may have older ones. */
export function summaryOf({ uid, account, profile, request, accountRequest }: Person): PersonSummary {
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return {
    uid,
    ...contactsOf(account, profile),
    name: text(profile?.displayName) ?? text(account?.displayName),
    company: text(request?.companyName),
    status: text(request?.status),
    account: stateOf(account),
    closing: closingOf(accountRequest?.data()),
  };
}

export function stateOf(account: Person['account']): PersonSummary['account'] {
  if (!account) return 'none';
  return account.disabled ? 'blocked' : 'open';
}

type Remarkable = Pick<PersonSummary, 'account' | 'closing' | 'warnings'>;

/** What the owner must know of a person beside it all, at the end of a line. */
export const remarksOn = ({ account, closing, warnings }: Remarkable): readonly string[] => [
  ...{ open: [], blocked: ['account blocked'], none: ['no account'] }[account],
  ...(closing === null ? [] : [closingRemark(closing)]),
  ...warnings.map((warning) => `WARNING: ${warning}`),
];

/**
 * `U1  a@example.com (proved by Google)  +919876543210 (record: typed)  "Asha"  "Asha Traders" (pending)`, and remarks.
 */
export function personLine(person: PersonSummary): string {
  const { uid, emails, phones, name, company, status } = person;
  const firm = company === null ? '-' : `${quotedText(company)} (${status === null ? '-' : plainWord(status)})`;
  const named = name === null ? '-' : quotedText(name);
  return [plainWord(uid), contactsText(emails), contactsText(phones), named, firm, ...remarksOn(person)].join('  ');
}

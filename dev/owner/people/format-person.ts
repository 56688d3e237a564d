import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { type ClosingRequest, formatClosingRequest, parseClosingRequest } from './closing.ts';
import { type Contacts, formatContacts, listContacts } from './list-contacts.ts';
import type { StoredPerson } from './read-person.ts';

/** The data by which the owner recognises a person. */
export type PersonSummary = Contacts & {
  readonly uid: string;
  readonly name: string | null;
  readonly company: string | null;
  /** The status of the request to set up the company. */
  readonly status: string | null;
  readonly account: 'open' | 'blocked' | 'none';
  readonly closing: ClosingRequest | null;
};

/** Summarises a person's data. The name in the record has priority over the account's, which may be older. */
export function summarisePerson({ uid, account, profile, request, accountRequest }: StoredPerson): PersonSummary {
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return {
    uid,
    ...listContacts(account, profile),
    name: text(profile?.displayName) ?? text(account?.displayName),
    company: text(request?.companyName),
    status: text(request?.status),
    account: accountState(account),
    closing: parseClosingRequest(accountRequest?.data()),
  };
}

export function accountState(account: StoredPerson['account']): PersonSummary['account'] {
  if (!account) return 'none';
  return account.disabled ? 'blocked' : 'open';
}

type Remarkable = Pick<PersonSummary, 'account' | 'closing' | 'warnings'>;

/**
 * Returns the remarks at the end of a person's line. They are about the account, a request to close it, and differences
 * between contacts.
 */
export const listPersonRemarks = ({ account, closing, warnings }: Remarkable): readonly string[] => [
  ...{ open: [], blocked: ['account blocked'], none: ['no account'] }[account],
  ...(closing === null ? [] : [formatClosingRequest(closing)]),
  ...warnings.map((warning) => `WARNING: ${warning}`),
];

/**
 * Formats a person: `U1 a@example.com (proved by Google) +919876543210 (record: typed) "Asha" "Asha Traders"
 * (pending)`.
 */
export function formatPerson(person: PersonSummary): string {
  const { uid, emails, phones, name, company, status } = person;
  const state = status === null ? '-' : quoteUnlessPlainWord(status);
  const firm = company === null ? '-' : `${quoteForTerminal(company)} (${state})`;
  const named = name === null ? '-' : quoteForTerminal(name);
  return [
    quoteUnlessPlainWord(uid),
    formatContacts(emails),
    formatContacts(phones),
    named,
    firm,
    ...listPersonRemarks(person),
  ].join('  ');
}

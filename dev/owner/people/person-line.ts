import { visibleText } from '../admin/visible-text.ts';
import type { Person } from './read-person.ts';

/** What tells a person from others, for the owner. */
export type PersonSummary = {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly company: string | null;
  /** Of the company's request. */
  readonly status: string | null;
  readonly account: 'open' | 'blocked' | 'none';
};

/** The record's own words come first: the account may have older ones. */
export function summaryOf({ uid, account, profile, request }: Person): PersonSummary {
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  const openOrBlocked = account?.disabled ? 'blocked' : 'open';
  return {
    uid,
    email: text(profile?.email) ?? text(account?.email),
    phone: text(profile?.phone) ?? text(account?.phoneNumber),
    name: text(profile?.displayName) ?? text(account?.displayName),
    company: text(request?.companyName),
    status: text(request?.status),
    account: account ? openOrBlocked : 'none',
  };
}

/** `U1  asha@example.com  +919876543210  "Asha"  "Asha Traders" (pending)`, with a word where the account is blocked or gone. */
export function personLine({ uid, email, phone, name, company, status, account }: PersonSummary): string {
  const quoted = (value: string | null): string => (value === null ? '-' : `"${visibleText(value)}"`);
  const plain = (value: string | null): string => (value === null ? '-' : visibleText(value));
  const state = { open: [], blocked: ['account blocked'], none: ['no account'] }[account];
  const firm = company === null ? '-' : `${quoted(company)} (${plain(status)})`;
  return [visibleText(uid), plain(email), plain(phone), quoted(name), firm, ...state].join('  ');
}

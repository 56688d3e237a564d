import { cleanText, readDecimal } from '../reading/clean-text.ts';
import { findDates } from '../reading/find-dates.ts';
import type { EditableLineFields } from './debt-book.ts';

/** The meanings of an amount that is entered by hand: the party owes it, or has paid it. */
export const enteredAmountKinds = ['owed', 'received'] as const;
export type EnteredAmountKind = (typeof enteredAmountKinds)[number];

export type EnteredLine = {
  readonly party: string;
  readonly side: EnteredAmountKind;
  readonly amount: string;
  readonly date: string;
};

export const enteredLineIssues = ['noName', 'noAmount', 'negative', 'badDate', 'farDate'] as const;
export type EnteredLineIssue = (typeof enteredLineIssues)[number];

export type IssueByField = Readonly<Partial<Record<keyof EnteredLine, EnteredLineIssue>>>;

/** Reads a line added by hand. Returns issues if a field is invalid. `today` is YYYY-MM-DD. */
export function readEnteredLine(typed: EnteredLine, today: string): EditableLineFields | IssueByField {
  const party = cleanText(typed.party);
  const amount = amountOf(typed.amount);
  const date = dateOf(typed.date, today);
  const issues = {
    ...(party === '' && { party: 'noName' as const }),
    ...(typeof amount === 'string' && { amount }),
    ...(date !== null && 'issue' in date && { date: date.issue }),
  };
  if (typeof amount === 'string' || Object.keys(issues).length > 0) return issues;
  return { party, paise: typed.side === 'owed' ? amount : 0 - amount, date: date && 'iso' in date ? date.iso : null };
}

export const isValidEnteredLine = (read: EditableLineFields | IssueByField): read is EditableLineFields =>
  'paise' in read;

function amountOf(typed: string): number | EnteredLineIssue {
  const paise = readDecimal(typed, 2);
  if (paise === 'negative') return 'negative';
  return typeof paise === 'number' && paise > 0 ? paise : 'noAmount';
}

type ReadDate = { readonly iso: string } | { readonly issue: EnteredLineIssue };

/** Returns null for an empty date. In a browser without date fields the visitor can type any text. */
function dateOf(typed: string, today: string): ReadDate | null {
  const written = cleanText(typed);
  if (written === '') return null;
  const [found, other] = findDates(written, today);
  const iso = other === undefined ? found?.iso : null;
  if (!iso) return { issue: 'badDate' };
  const tenYearsAgo = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`;
  return iso > today || iso < tenYearsAgo ? { issue: 'farDate' } : { iso };
}

import type { Paise } from '../../base/money.ts';
import type { AgePart, LineDoubt, NotCountedReason } from './debt-list.ts';

/** A bill, or below 0 what has been paid. */
export type DebtEntry = {
  readonly party: string;
  readonly paise: Paise;
  /** The bill's day, YYYY-MM-DD; null if undated. */
  readonly date: string | null;
  readonly parts: readonly AgePart[];
  /** It was owed before the first day of a ledger. */
  readonly isOpening?: boolean;
  readonly bill: string;
  readonly phone: string;
};

/** The decision about a line. */
export type LineOutcome =
  | { readonly is: 'counted'; readonly entry: DebtEntry }
  /** Counted without a date, once the visitor has chosen one of `days` or none. */
  | { readonly is: 'dateAsked'; readonly entry: DebtEntry; readonly days: readonly string[] }
  /** `entry`: how it would be counted, or null. `amounts`: what it may owe instead. */
  | {
      readonly is: 'asked';
      readonly why: LineDoubt;
      readonly entry: DebtEntry | null;
      readonly amounts: readonly Paise[];
    }
  | { readonly is: 'notCounted'; readonly reason: NotCountedReason; readonly entry: DebtEntry | null };

export const countedOutcome = (entry: DebtEntry): LineOutcome => ({ is: 'counted', entry });
export const askedOutcome = (why: LineDoubt, entry: DebtEntry | null, amounts: readonly Paise[] = []): LineOutcome => ({
  is: 'asked',
  why,
  entry,
  amounts,
});
export const notCountedOutcome = (reason: NotCountedReason, entry: DebtEntry | null = null): LineOutcome => ({
  is: 'notCounted',
  reason,
  entry,
});

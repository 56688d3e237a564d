import type { Paise } from '../../base/money.ts';
import type { AmountByAge, ExclusionReason, LineQuestionReason } from './debt-list.ts';

/** A bill, or a payment with a negative amount. */
export type DebtEntry = {
  readonly party: string;
  readonly paise: Paise;
  /** The bill's date, YYYY-MM-DD, or null. */
  readonly date: string | null;
  readonly parts: readonly AmountByAge[];
  /** True if the amount was owed before the first day of a ledger. */
  readonly isOpening?: boolean;
  readonly bill: string;
  readonly phone: string;
};

/** The decision whether a line is counted. */
export type LineOutcome =
  | { readonly is: 'counted'; readonly entry: DebtEntry }
  /** The line is counted, and the visitor chooses one of `days` as its date, or no date. */
  | { readonly is: 'dateAsked'; readonly entry: DebtEntry; readonly days: readonly string[] }
  /** The visitor is asked whether to count the line: as `entry`, if it is not null, or with one of the `amounts`. */
  | {
      readonly is: 'asked';
      readonly why: LineQuestionReason;
      readonly entry: DebtEntry | null;
      readonly amounts: readonly Paise[];
    }
  | { readonly is: 'notCounted'; readonly reason: ExclusionReason; readonly entry: DebtEntry | null };

export const countedOutcome = (entry: DebtEntry): LineOutcome => ({ is: 'counted', entry });
export const askedOutcome = (
  why: LineQuestionReason,
  entry: DebtEntry | null,
  amounts: readonly Paise[] = [],
): LineOutcome => ({
  is: 'asked',
  why,
  entry,
  amounts,
});
export const notCountedOutcome = (reason: ExclusionReason, entry: DebtEntry | null = null): LineOutcome => ({
  is: 'notCounted',
  reason,
  entry,
});

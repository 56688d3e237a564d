import type { Paise } from '../../base/money.ts';
import type { AgePart, LineDoubt, Reason } from './debt-list.ts';

/** A bill, or below 0 what has been paid. */
export type Entry = {
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
export type Outcome =
  | { readonly is: 'counted'; readonly entry: Entry }
  /** Counted without a date, once the visitor has chosen one of `days` or none. */
  | { readonly is: 'dateAsked'; readonly entry: Entry; readonly days: readonly string[] }
  /** `entry`: how it would be counted, or null. `amounts`: what it may owe instead. */
  | {
      readonly is: 'asked';
      readonly why: LineDoubt;
      readonly entry: Entry | null;
      readonly amounts: readonly Paise[];
    }
  | { readonly is: 'notCounted'; readonly reason: Reason; readonly entry: Entry | null };

export const counted = (entry: Entry): Outcome => ({ is: 'counted', entry });
export const asked = (why: LineDoubt, entry: Entry | null, amounts: readonly Paise[] = []): Outcome => ({
  is: 'asked',
  why,
  entry,
  amounts,
});
export const notCounted = (reason: Reason, entry: Entry | null = null): Outcome => ({
  is: 'notCounted',
  reason,
  entry,
});

import type { Paise } from '../tax/paise.ts';
import { type Debt, type DebtIssue, readDebt } from './read-debt.ts';

/** How long money has been owed: up to 30 days, 31 to 60, more. */
export const ages = ['upTo30', 'upTo60', 'over60'] as const;
export type Age = (typeof ages)[number];

/** What one party owes in all and by age, and its oldest bill. */
export type PartyDebts = Readonly<Record<Age, Paise>> & {
  readonly party: string;
  readonly total: Paise;
  readonly bills: number;
  readonly oldest: string;
};

export type UnreadLine = { readonly position: number; readonly line: string; readonly issue: DebtIssue };

export type Debts = {
  /** Largest total first. */
  readonly parties: readonly PartyDebts[];
  readonly total: Paise;
  /** The oldest bill of all; null when nobody owes anything. */
  readonly oldest: Debt | null;
  readonly unread: readonly UnreadLine[];
};

/** Reads pasted lines; empty ones count for nothing. `today` is an ISO date. */
export function collectDebts(text: string, today: string): Debts {
  const debts: Debt[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readDebt(line, today);
    if (typeof read === 'string') unread.push({ position: index + 1, line: line.trim(), issue: read });
    else debts.push(read);
  }
  const parties = new Map<string, PartyDebts>();
  for (const debt of debts) {
    const key = debt.party.normalize('NFC').toLowerCase();
    const before = parties.get(key) ?? {
      party: debt.party,
      total: 0,
      bills: 0,
      oldest: debt.date,
      upTo30: 0,
      upTo60: 0,
      over60: 0,
    };
    const age = ageOf(debt.date, today);
    parties.set(key, {
      ...before,
      [age]: before[age] + debt.amount,
      total: before.total + debt.amount,
      bills: before.bills + 1,
      oldest: debt.date < before.oldest ? debt.date : before.oldest,
    });
  }
  return {
    parties: Array.from(parties.values()).sort((one, other) => other.total - one.total),
    total: debts.reduce((sum, { amount }) => sum + amount, 0),
    oldest: debts.reduce<Debt | null>((oldest, debt) => (oldest && oldest.date <= debt.date ? oldest : debt), null),
    unread,
  };
}

const day = 86_400_000;

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);

function ageOf(date: string, today: string): Age {
  const days = daysBetween(date, today);
  return days <= 30 ? 'upTo30' : days <= 60 ? 'upTo60' : 'over60';
}

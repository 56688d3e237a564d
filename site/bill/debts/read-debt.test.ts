import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Debt, type DebtIssue, readDebt } from './read-debt.ts';

const today = '2026-11-22';
const debt = (party: string, date: string, rupees: number): Debt => ({ party, date, amount: Math.round(rupees * 100) });

describe('a line is read', () => {
  it.each<[string, Debt]>([
    // From a spreadsheet.
    ['Sharma Stores\t05/11/2026\t12500', debt('Sharma Stores', '2026-11-05', 12_500)],
    ['05-11-2026\t₹12,500.50\tSharma Stores', debt('Sharma Stores', '2026-11-05', 12_500.5)],
    ['1,20,000\tGupta & Sons\t2026-11-05', debt('Gupta & Sons', '2026-11-05', 120_000)],
    ['Sharma Stores;5.11.26;Rs. 500/-', debt('Sharma Stores', '2026-11-05', 500)],
    ['"Sharma, Ram",05/11/2026,"1,20,000"', debt('Sharma, Ram', '2026-11-05', 120_000)],
    ['Shop 24,05/11/2026,800', debt('Shop 24', '2026-11-05', 800)],
    ['Western Traders\t05/11/2026\t1,234,567', debt('Western Traders', '2026-11-05', 1_234_567)],
    // From a notebook.
    ['Meena Traders  12 Oct 2026  ₹8,200', debt('Meena Traders', '2026-10-12', 8200)],
    ['Meena Traders 12 October, 2026 8200', debt('Meena Traders', '2026-10-12', 8200)],
    ['12-Oct-26 Meena Traders Rs 8,200', debt('Meena Traders', '2026-10-12', 8200)],
    ['Oct 12, 2026: Meena Traders = 8200', debt('Meena Traders', '2026-10-12', 8200)],
    ['Sharma, 1,20,000.50, 5/11/2026', debt('Sharma', '2026-11-05', 120_000.5)],
    ['Sharma,1,20,000,5/11/2026', debt('Sharma', '2026-11-05', 120_000)],
    ['Ram bill 12 ₹500 5/11/2026', debt('Ram bill 12', '2026-11-05', 500)],
    ['Shop24 500 5/11/2026', debt('Shop24', '2026-11-05', 500)],
    // In Hindi.
    ['शर्मा स्टोर्स, ५/११/२०२६, १,२०,०००', debt('शर्मा स्टोर्स', '2026-11-05', 120_000)],
    ['मीना ट्रेडर्स 12 अक्टूबर 2026 ₹8,200', debt('मीना ट्रेडर्स', '2026-10-12', 8200)],
    ['गुप्ता एंड संस  १ नवम्बर २०२६  500', debt('गुप्ता एंड संस', '2026-11-01', 500)],
    ['Sharma 22/11/2026 1', debt('Sharma', '2026-11-22', 1)],
  ])('%s', (line, expected) => {
    expect(readDebt(line, today)).toEqual(expected);
  });
});

describe('a line is listed, never guessed', () => {
  it.each<[string, DebtIssue]>([
    ['Party\tDate\tAmount', 'noDate'],
    ['Sharma 500', 'noDate'],
    ['Sharma 5 Nov 500', 'noDate'],
    ['Sharma 5/11 500', 'noDate'],
    ['Sharma 31/02/2026 500', 'badDate'],
    // An American date: there is no 25th month, and swapping would be a guess.
    ['Sharma 11/25/2026 500', 'badDate'],
    ['Sharma 5/11/2026 6/11/2026 500', 'severalDates'],
    ['Sharma 23/11/2026 500', 'futureDate'],
    ['Sharma 5/11/2026', 'noAmount'],
    ['Sharma 5/11/2026 10kg', 'noAmount'],
    ['Sharma 5/11/2026 12 500', 'severalAmounts'],
    ['Sharma,500,600,5/11/2026', 'severalAmounts'],
    ['Sharma ₹500 ₹600 5/11/2026', 'severalAmounts'],
    ['Sharma 5/11/2026 1.5 lakh', 'amountInWords'],
    ['शर्मा 5/11/2026 2 लाख', 'amountInWords'],
    ['Sharma 5/11/2026 -500', 'notPositive'],
    ['Sharma 5/11/2026 0', 'notPositive'],
    ['5/11/2026 500', 'noParty'],
    ['-- 5/11/2026 500', 'noParty'],
  ])('%s: %s', (line, issue) => {
    expect(readDebt(line, today)).toBe(issue);
  });
});

const party = fc.constantFrom('Sharma Stores', 'Gupta & Sons', 'आशा ट्रेडर्स', 'M/s Iqbal', 'D’Souza');
const date = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2026, 10, 22 - days)).toISOString().slice(0, 10));
const columns = fc.constantFrom('\t', ' ; ', ' | ', '   ');

test('the three columns are read in whatever order they stand', () => {
  fc.assert(
    fc.property(
      party,
      date,
      fc.integer({ min: 1, max: 999_999_999 }),
      columns,
      fc.integer({ min: 0, max: 5 }),
      (name, iso, paise, between, order) => {
        const [year, month, day] = iso.split('-');
        const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);
        const parts = [name, `${day}/${month}/${year}`, amount];
        const orders = [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ];
        const line = (orders[order] ?? []).map((index) => parts[index]).join(between);
        expect(readDebt(line, today), line).toEqual({ party: name, date: iso, amount: paise });
      },
    ),
  );
});

test('whatever is pasted, it is read or listed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      const read = readDebt(line, today);
      if (typeof read !== 'string') expect(read.amount).toBeGreaterThan(0);
    }),
  );
});

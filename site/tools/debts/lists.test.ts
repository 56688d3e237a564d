import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../account/testing/any-text.ts';
import { figure } from '../../base/format.ts';
import { collectDebts, type Debts } from './collect-debts.ts';

const today = '2026-11-22';

/**
 * Lists as people have them, and what a person reads in each, written down before the code: below its name the lines
 * (an arrow is a tab), then after `=` who owes how much since when, or how much too little; in brackets for up to 30
 * days, 31 to 60, more, and undated; after `@` the telephone; `~` between names that may be one. A line with `??` can
 * be read for certain by nobody; one with `!!` by a person, and is listed here.
 */
const listsOf = (file: string) =>
  readFileSync(`site/tools/debts/testing/${file}.txt`, 'utf8').split(/^# /m).slice(1).map(read);
const read = (block: string) => {
  const [what = '', ...rest] = block.replace(/→/g, '\t').trimEnd().split('\n');
  const parties = (rest.pop() ?? '').slice('= '.length).split(' | ').filter(Boolean);
  const issues = rest.map((line) => / {2}(?:\?\?|!!) (\w+)$/.exec(line)?.[1]);
  return {
    what,
    text: rest.map((line) => line.replace(/ {2}(?:\?\?|!!) \w+$/, '')).join('\n'),
    shown: [...parties, ...issues.flatMap((issue, index) => (issue ? [`${index + 1} ${issue}`] : []))],
    fallsShort: rest.some((line) => line.includes('  !! ')),
  };
};
const older = listsOf('messy-lists');
const newer = listsOf('more-lists');

test.each([...older, ...newer])('$what', ({ text, shown }) => {
  const { parties, settled, unread, alike } = collectDebts(text, today);
  expect([
    ...parties.map(
      (party) => `${party.party} ${money(party.total)} ${since(party)}${party.phone && ` @${party.phone}`}`,
    ),
    ...settled.map(({ party, over }) => `${party} ${money(0 - over)}`),
    ...alike.map((names) => names.join(' ~ ')),
    ...unread.map(({ position, issue }) => `${position} ${issue}`),
  ]).toEqual(shown);
});

const money = (paise: number): string => figure(paise / 100, paise % 100 !== 0);

function since({ left, oldest, upTo30, upTo60, over60, undated, total }: Debts['parties'][number]): string {
  if (left.every(({ date }) => date !== null)) return String(oldest);
  return undated === total ? 'undated' : `${oldest ?? '-'} [${[upTo30, upTo60, over60, undated].map(money).join(' ')}]`;
}

test.each(['1970-01-01', '2024-12-31', '2150-06-01'])(
  'on a device of %s dated lines say that its date is wrong',
  (day) => {
    const dated = [
      'Sharma, 05/11/2026, 12,500',
      'Meena Traders  12 Oct 2026  ₹8,200',
      'Gupta 5/11 ₹500',
      'Rao 5 Nov ₹700',
    ];
    const message = '[22/11/2026, 10:15 am] Asha: Patil Stores 900';
    const table = 'Party\tDate\tAmount\nJoshi\t05/11/2026\t600';
    const { parties, unread } = collectDebts([...dated, 'Ravi ₹400', message].join('\n'), day);
    expect(unread.map(({ position, issue }) => `${position} ${issue}`)).toEqual(
      [1, 2, 3, 4, 6].map((position) => `${position} wrongClock`),
    );
    expect(parties.map(({ party, total }) => `${party} ${money(total)}`)).toEqual(['Ravi 400']);
    expect(collectDebts(table, day).unread.map(({ issue }) => issue)).toEqual(['wrongClock']);
  },
);

test('nine lists of ten are read as a person reads them', () => {
  for (const lists of [older, newer]) {
    expect(lists.length).toBeGreaterThanOrEqual(44);
    expect(lists.filter(({ fallsShort }) => fallsShort).length).toBeLessThanOrEqual(lists.length / 10);
  }
});

const words = fc.constantFrom(
  ...[
    'Sharma',
    'Gupta',
    'M/s',
    '5/11/2026',
    '12 Oct',
    '500',
    '1,20,000',
    '₹90',
    'k',
    'lakh',
    'Cr',
    'Dr',
    'जमा',
    'बाकी',
  ],
  ...['31-60', 'Receipt', 'Debit', 'Ledger: A', 'Type', '\nCustomer\t0-30\t31-60\n'],
  ...['(', ')', '-', ',', '\t', '  ', '\n', '"', ':', '|', 'Total', 'Party\tDate\tAmount\n', '[1/11/26, 9:05] A: '],
);
const pasted = fc.oneof(
  anyText(),
  fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
);

test('whatever is pasted, each amount is in one age of one party, and each line is read, listed or no debt', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const { parties, settled, total, oldest, read, passed, unread } = collectDebts(text, today);
      for (const { total: owed, upTo30, upTo60, over60, undated } of parties) {
        expect(upTo30 + upTo60 + over60 + undated).toBe(owed);
      }
      expect(parties.reduce((sum, { total: owed }) => sum + owed, 0)).toBe(total);
      expect(oldest === null).toBe(parties.every((party) => party.oldest === null));
      for (const { total: owed } of parties) expect(owed).toBeGreaterThan(0);
      for (const { over } of settled) expect(over).toBeGreaterThanOrEqual(0);
      const positions = unread.map(({ position }) => position);
      expect(new Set(positions).size).toBe(positions.length);
      expect(read + unread.length + passed).toBe(text.split(/\r\n|\r|\n/).filter((line) => line.trim()).length);
    }),
  );
});

const bill = fc.record({
  party: fc.constantFrom('Sharma', 'Gupta', 'Iqbal'),
  day: fc.constantFrom('', '01/09/2026', '12/10/2026', '05/11/2026'),
  number: fc.integer({ min: 101, max: 104 }),
  amount: fc.integer({ min: 10, max: 99_999 }),
});
type Bill = Readonly<Record<'party' | 'day', string> & Record<'number' | 'amount', number>>;
const heads = 'Party\tDate\tType\tBill No\tAmount';
const row = (type: string) => (each: Bill) => [each.party, each.day, type, each.number, each.amount].join('\t');
/** What a list leaves each party to pay; what it has paid too much is below 0. */
const owed = (text: string) => {
  const { parties, settled } = collectDebts(text, today);
  return new Map([
    ...parties.map(({ party, total }) => [party, total] as const),
    ...settled.map(({ party, over }) => [party, 0 - over] as const),
  ]);
};

test('a receipt takes what it says off its own party, and off nobody else', () => {
  const types = fc.constantFrom('Receipt', 'Payment', 'Credit Note', 'Advance', 'जमा');
  fc.assert(
    fc.property(fc.array(bill, { maxLength: 12 }), bill, types, (bills, paid, type) => {
      const dated = { ...paid, day: paid.day || '01/11/2026' };
      const text = [heads, ...bills.map(row('Sale'))].join('\n');
      const [before, after] = [owed(text), owed(`${text}\n${row(type)(dated)}`)];
      for (const party of after.keys()) {
        expect(after.get(party)).toBe((before.get(party) ?? 0) - (party === paid.party ? paid.amount * 100 : 0));
      }
    }),
  );
});

test('what is read and what is listed is every line of a list, and every rupee of it', () => {
  fc.assert(
    fc.property(
      fc.array(bill, { maxLength: 30 }),
      fc.array(fc.constantFrom('jama', '??', 'baki'), { maxLength: 30 }),
      (bills, says) => {
        const lines = bills.map(({ party, day, amount }, index) => `${party} ${day} ₹${amount} ${says[index] ?? ''}`);
        const { unread, read, passed, total, settled } = collectDebts(lines.join('\n'), today);
        expect([read + unread.length, passed]).toEqual([lines.length, 0]);
        const left = bills.filter((_, index) => unread.every(({ position }) => position !== index + 1));
        const signs = new Map(bills.map((each, index) => [each, says[index] === 'jama' ? -1 : 1]));
        const sum = left.reduce((all, each) => all + each.amount * (signs.get(each) ?? 1) * 100, 0);
        expect(settled.reduce((all, { over }) => all - over, total)).toBe(sum);
      },
    ),
  );
});

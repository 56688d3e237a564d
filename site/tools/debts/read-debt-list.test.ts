import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DebtList } from './debt-list.ts';
import { readDebtList } from './read-debt-list.ts';

/**
 * Returns the lists in a file, each with its expected result. `#` begins the name of a list, and an arrow means a tab.
 * `=` begins the expected parties, each with rupees and oldest date. `~ask` expects a question. `~says` expects that
 * the list states a total that differs from the sum of its lines.
 */
const listsOf = (file: string) =>
  readFileSync(`site/tools/debts/testing/${file}.txt`, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [what = '', ...rest] = block.replace(/→/g, '\t').replace(/\n$/, '').split('\n');
      const truth = (rest.pop() ?? '').slice('= '.length).split(' | ').filter(Boolean);
      const parties = truth
        .filter((each) => !each.startsWith('~'))
        .map((each) => each.replace(/ (-?[\d.]+)( [\d-]+)?$/, (_, rupees, day = '') => ` ${Number(rupees)}${day}`));
      return {
        what,
        text: rest.join('\n'),
        parties,
        asks: truth.includes('~ask'),
        says: truth.includes('~says'),
      };
    });

/**
 * An accountant can read these lists, but they lead to a question: spaces separate the columns, so empty cells are
 * lost.
 */
const askedToo = ['Khatabook PDF text of all customers'];

const described = ({ parties }: DebtList, withDates: (party: string) => boolean): readonly string[] =>
  parties
    .map(({ party, paise, oldest }) => `${party} ${paise / 100}${withDates(party) && oldest ? ` ${oldest}` : ''}`)
    .sort();

describe.each([
  ['lists', '2026-11-27'],
  ['older-lists', '2026-11-22'],
] as const)('in the file %s', (file, today) => {
  test.each(listsOf(file))(
    'the list "$what" is read as an accountant reads it, or leads to a question',
    ({ what, text, parties, asks, says }) => {
      const list = readDebtList(text, today);
      const isAsked = asks || askedToo.includes(what);
      expect(list.questions.length > 0, JSON.stringify(list.questions.map(({ id }) => id))).toBe(isAsked);
      if (isAsked) return;
      const { statedTotal } = list;
      expect(statedTotal !== null && statedTotal.paise !== statedTotal.counted).toBe(says);
      const isDated = new Set(parties.flatMap((each) => /^(.*) -?[\d.]+ \d{4}-/.exec(each)?.[1] ?? []));
      expect(described(list, (party) => isDated.has(party))).toEqual([...parties].sort());
    },
  );
});

/** These lists are read wrongly: a menu, a name with "Rupee", and a balance that includes future payments. */
const readSilently = ['menu card', 'names with foreign money in them', 'ERPNext with payments still to come'];

test('of 1,180 lists from other sources, all but three are read correctly or lead to a question, and 60 per cent need no question', () => {
  const lists = listsOf('other-lists').map((list) => ({ ...list, read: readDebtList(list.text, '2026-11-27') }));
  const isRight = ({ read, parties, says }: (typeof lists)[number]): boolean => {
    const { statedTotal } = read;
    const isDated = new Set(parties.flatMap((each) => /^(.*) -?[\d.]+ \d{4}-/.exec(each)?.[1] ?? []));
    const saysOther = statedTotal !== null && statedTotal.paise !== statedTotal.counted;
    const rows = described(read, (party) => isDated.has(party));
    return saysOther === says && JSON.stringify(rows) === JSON.stringify([...parties].sort());
  };
  const silent = lists.filter(({ read }) => read.questions.length === 0);
  const wrong = silent.filter((list) => list.asks || !isRight(list)).map(({ what }) => what);
  expect(wrong).toEqual(readSilently);
  const decided = lists.filter(({ asks }) => !asks);
  expect((silent.length - wrong.length) / decided.length).toBeGreaterThan(0.6);
});

const today = '2026-11-27';
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
  ...['31-60', 'Receipt', 'Debit', 'Ledger: A', 'Type', '\nCustomer\t0-30\t31-60\n', '~', '✓', 'void', 'to pay', '$'],
  ...['(', ')', '-', ',', '\t', '  ', '\n', '"', ':', '|', 'Total', 'Party\tDate\tAmount\n', '[1/11/26, 9:05] A: '],
);
const pasted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
);

describe('readDebtList, for any pasted text,', () => {
  it('counts each line with a digit, asks about it, or lists it as not counted', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { lines, questions, notCounted } = readDebtList(text, today);
        const seen = new Set([...lines, ...notCounted].map(({ key }) => key));
        for (const { id } of questions) seen.add(id.replace(/^(?:line|date):/, ''));
        const all = text.split(/\r\n|\r|\n|\u2028/).map((line) => line.trim());
        const missing = all.filter((line) => /\d/.test(line) && ![...seen].some((key) => key.includes(line)));
        expect(missing).toEqual([]);
      }),
    );
  });

  it('returns party sums that equal the sum of the counted lines', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { lines, parties } = readDebtList(text, today);
        const total = lines.reduce((sum, { paise }) => sum + paise, 0);
        expect(parties.reduce((sum, { paise }) => sum + paise, 0)).toBe(total);
      }),
    );
  });

  it('asks no further question after each question has been answered with its suggested or first choice', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        let answers: Readonly<Record<string, string>> = {};
        for (let turn = 0; turn < 5; turn += 1) {
          const { questions } = readDebtList(text, today, answers);
          if (questions.length === 0) return;
          answers = {
            ...answers,
            ...Object.fromEntries(
              questions.map(({ id, suggested, choices }) => [id, suggested ?? choices[0] ?? 'Asha']),
            ),
          };
        }
        expect(readDebtList(text, today, answers).questions).toEqual([]);
      }),
    );
  });
});

describe('an answer', () => {
  const sumsOf = (text: string, answers: Readonly<Record<string, string>> = {}) => {
    const { parties, questions } = readDebtList(text.replace(/→/g, '\t'), today, answers);
    return [
      ...questions.map(({ id, suggested }) => `${id} ? ${suggested}`),
      ...parties.map(({ party, paise, oldest }) => `${party} ${paise / 100} ${oldest ?? '-'}`),
    ];
  };

  it('to the question "Who owes whom?" decides whether the lines below "To pay" are counted', () => {
    const text = 'To pay:\nAsha 2500';
    expect(sumsOf(text)).toEqual(['direction ? owedByMe', 'Asha 2500 -']);
    expect(sumsOf(text, { direction: 'owedToMe' })).toEqual(['Asha 2500 -']);
    expect(sumsOf(text, { direction: 'owedByMe' })).toEqual([]);
    expect(sumsOf(text, { direction: 'notDebts' })).toEqual([]);
  });

  it('about the order of day and month applies to every date of the list', () => {
    const text = '[11/5/26, 9:05:12 PM] Raju: Anand 2500\n[11/7/26, 8:15:00 AM] Raju: Bharat 800';
    expect(sumsOf(text)[0]).toBe('dateOrder ? monthFirst');
    expect(sumsOf(text, { dateOrder: 'monthFirst' })).toEqual(['Anand 2500 2026-11-05', 'Bharat 800 2026-11-07']);
    expect(sumsOf(text, { dateOrder: 'dayFirst' })).toEqual(['Anand 2500 2026-05-11', 'Bharat 800 2026-07-11']);
  });

  it('about an unknown column of money adds, subtracts or ignores the column', () => {
    const text = 'Party→Balance→Deposit held\nAsha→500→200\nRavi→90→';
    expect(sumsOf(text)).toEqual(['column:Deposit held ? compared', 'Asha 500 -', 'Ravi 90 -']);
    const asRole = (role: string) => sumsOf(text, { 'column:Deposit held': role });
    expect(asRole('owed')).toEqual(['Asha 700 -', 'Ravi 90 -']);
    expect(asRole('received')).toEqual(['Asha 300 -', 'Ravi 90 -']);
    expect(asRole('notCounted')).toEqual(['Asha 500 -', 'Ravi 90 -']);
  });

  it('about an unknown kind of entry applies to each row of that kind', () => {
    const text = 'Party→Date→Type→Amount\nAsha→05/11/2026→Sale→500\nAsha→06/11/2026→Memo→200';
    expect(sumsOf(text)).toEqual(['kind:Memo ? null', 'Asha 700 2026-11-05']);
    expect(sumsOf(text, { 'kind:Memo': 'received' })).toEqual(['Asha 300 2026-11-05']);
    expect(sumsOf(text, { 'kind:Memo': 'notCounted' })).toEqual(['Asha 500 2026-11-05']);
  });

  it('about rows that do not add up uses the column of balances, or subtracts the payment from the bill', () => {
    const text = 'Party→Amount→Received→Balance\nAsha→900→300→800\nRavi→90→0→90';
    expect(sumsOf(text)[0]).toBe('sums:0 ? null');
    expect(sumsOf(text, { 'sums:0': 'balance' })).toEqual(['Asha 800 -', 'Ravi 90 -']);
    expect(sumsOf(text, { 'sums:0': 'difference' })).toEqual(['Asha 600 -', 'Ravi 90 -']);
  });

  it('about the party of a ledger assigns all rows of the ledger to that party', () => {
    const text = 'Date→Details→You Gave(-)→You Got(+)→Balance\n05 Nov 26→Sugar→500→→500 Dr\n08 Nov 26→→→200→300 Dr';
    const [question = ''] = sumsOf(text);
    expect(question).toBe('party:1 ? null');
    expect(sumsOf(text, { 'party:1': 'Asha' })).toEqual(['Asha 300 2026-11-05']);
  });

  it('about the unit of a table multiplies the sums of the table', () => {
    const text = 'Mehta Traders\n(₹ in lakh)\nParty→Balance\nAsha→1.25';
    expect(sumsOf(text)[0]).toBe('unit ? 100000');
    expect(sumsOf(text, { unit: '100000' })).toEqual(['Asha 125000 -']);
    expect(sumsOf(text, { unit: '1' })).toEqual(['Asha 1.25 -']);
  });

  it('about an unclear line counts the line, subtracts it, chooses one of its amounts, or ignores it', () => {
    const text = 'Gupta 500 received\nMunna ₹500 - 200\nAsha 90';
    const [paid, two] = ['line:Gupta 500 received', 'line:Munna ₹500 - 200'];
    expect(sumsOf(text)).toEqual([`${paid} ? null`, `${two} ? null`, 'Asha 90 -']);
    expect(sumsOf(text, { [paid]: 'credit', [two]: '20000' })).toEqual(['Gupta -500 -', 'Munna 200 -', 'Asha 90 -']);
    expect(sumsOf(text, { [paid]: 'count', [two]: 'left' })).toEqual(['Gupta 500 -', 'Asha 90 -']);
  });

  it('about an impossible date corrects the date, or counts the line without a date', () => {
    const text = 'Sharma 31/02/2026 500\nGupta 30/11/2026 70';
    expect(sumsOf(text).slice(0, 2)).toEqual([
      'date:Sharma 31/02/2026 500 ? noDate',
      'date:Gupta 30/11/2026 70 ? noDate',
    ]);
    const answers = { 'date:Sharma 31/02/2026 500': 'noDate', 'date:Gupta 30/11/2026 70': '2026-11-30' };
    expect(sumsOf(text, answers)).toEqual(['Sharma 500 -', 'Gupta 70 2026-11-30']);
  });

  it('about an excluded line counts the line', () => {
    const text = 'Gupta 500 cancelled\nAsha 90';
    expect(sumsOf(text)).toEqual(['Asha 90 -']);
    expect(sumsOf(text, { 'line:Gupta 500 cancelled': 'count' })[0]).toMatch(/^Gupta.* 500 -$/);
  });
});

it('the list’s own total is compared with the counted sum, even if the columns of ages add up to a different sum', () => {
  const rows = ['Customer\t0-30\t31-60\tTotal', 'Asha\t500\t\t500', 'Ravi\t\t90\t90', 'Total\t500\t90\t690'];
  expect(readDebtList(rows.join('\n'), today).statedTotal).toEqual({ paise: 69_000, counted: 59_000 });
});

it('an amount beside an invisible character is read, and an invisible joiner inside a Hindi name is kept', () => {
  const { lines, questions } = readDebtList('Ravi 500\u200c\n\u200dAsha 90\u200d\nश्\u200dयाम 70', today);
  expect(lines.map(({ party, paise }) => [party, paise])).toEqual([
    ['Ravi', 50_000],
    ['Asha', 9_000],
    ['श्\u200dयाम', 7_000],
  ]);
  expect(questions).toEqual([]);
});

it('a line of more than 2,000 characters is listed as not counted', () => {
  const { lines, notCounted } = readDebtList(`Asha 90\n${'Ravi 500 '.repeat(300)}`, today);
  expect(lines.map(({ party }) => party)).toEqual(['Asha']);
  expect(notCounted.map(({ reason }) => reason)).toEqual(['tooLong']);
});

it('the date of a chat message does not become the date of the bill in the message', () => {
  const { lines } = readDebtList(
    '[05/11/26, 10:32:11 AM] Raju: Anand 2500\n[06/11/26, 9:00 AM] Raju: Bharat 1/10 800',
    today,
  );
  expect(lines.map(({ date, writtenOn }) => [date, writtenOn])).toEqual([
    [null, '2026-11-05'],
    ['2026-10-01', '2026-11-06'],
  ]);
});

import { describe, expect, it } from 'vitest';
import {
  type BookAction,
  computeBookSums,
  type DebtBook,
  debtBookReducer,
  initialDebtBook,
  isEmptyBook,
  parseBook,
  serializeBook,
} from './debt-book.ts';
import type { DebtLine, DebtList } from './debt-list.ts';

const today = '2026-11-27';
const line = (party: string, rupees: number, more: Partial<DebtLine> = {}): DebtLine => ({
  key: `${party} ${rupees}`,
  text: `${party} ${rupees}`,
  party,
  paise: rupees * 100,
  date: null,
  writtenOn: null,
  parts: [],
  bill: '',
  phone: '',
  ...more,
});
const listOf = (lines: readonly DebtLine[], more: Partial<DebtList> = {}): DebtList => ({
  lines,
  parties: [],
  questions: [],
  notCounted: [],
  statedTotal: null,
  reading: { direction: 'owedToMe', dateOrder: null, tables: [], isChat: false },
  ...more,
});
const bookAfter = (...actions: readonly BookAction[]): DebtBook => actions.reduce(debtBookReducer, initialDebtBook);
const pasted = { type: 'textChanged', text: 'Asha 500' } as const;
const bharat = { party: 'Bharat', paise: 20_000, date: null };
const sumsOf = (book: DebtBook, list = listOf([line('Asha', 500), line('Bharat', 100)])) => {
  const { parties, total } = computeBookSums(book, list, today);
  return [total, ...parties.map(({ party, paise }) => `${party} ${paise / 100}`)];
};

describe('a debt book', () => {
  it('counts pasted lines and lines by hand together, the largest party first', () => {
    expect(sumsOf(bookAfter(pasted, { type: 'lineAdded', entry: { ...bharat, paise: 90_000 } }))).toEqual([
      150_000,
      'Bharat 1000',
      'Asha 500',
    ]);
  });

  it('counts a corrected line by its new values, without the ages of its columns', () => {
    const parts = [{ paise: 50_000, from: 0, to: 30 }];
    const correct = (entry: typeof bharat) => {
      const book = bookAfter(pasted, { type: 'lineCorrected', key: 'Asha 500', entry });
      return computeBookSums(book, listOf([line('Asha', 500, { parts })]), today).parties[0];
    };
    expect(correct({ ...bharat, paise: 70_000 })).toMatchObject({ party: 'Bharat', undated: 70_000, upTo30: 0 });
    expect(correct({ ...bharat, paise: 50_000 })).toMatchObject({ party: 'Bharat', undated: 0, upTo30: 50_000 });
  });

  it('lists a removed line without counting it, until the visitor restores it', () => {
    const removed = bookAfter(pasted, { type: 'lineRemoved', key: 'Asha 500' });
    expect(sumsOf(removed)).toEqual([10_000, 'Bharat 100']);
    expect(computeBookSums(removed, listOf([line('Asha', 500)]), today).removed).toMatchObject([{ text: 'Asha 500' }]);
    expect(sumsOf(debtBookReducer(removed, { type: 'lineRestored', key: 'Asha 500' }))).toEqual(
      sumsOf(bookAfter(pasted)),
    );
  });

  it('lists parties that have paid too much separately, and excludes them from the total', () => {
    const list = listOf([line('Asha', 500), line('Gupta', -300), line('Iqbal', 50), line('Iqbal', -50, { key: 'b' })]);
    const { total, settled } = computeBookSums(bookAfter(pasted), list, today);
    expect([total, ...settled.map(({ party, paise }) => [party, paise])]).toEqual([
      50_000,
      ['Gupta', -30_000],
      ['Iqbal', 0],
    ]);
  });

  it('compares the list’s own total with the current sum', () => {
    const list = listOf([line('Asha', 500)], { statedTotal: { paise: 80_000, counted: 50_000 } });
    const removed = bookAfter(pasted, { type: 'lineRemoved', key: 'Asha 500' }, { type: 'lineAdded', entry: bharat });
    expect([bookAfter(pasted), removed].map((book) => computeBookSums(book, list, today).stated)).toEqual([
      { paise: 80_000, counted: 50_000 },
      { paise: 80_000, counted: 0 },
    ]);
  });

  it('counts three names as one party if the visitor joins the last two names, and then the first two', () => {
    const names = ['Constructor', 'Constructr', 'Constrctr'] as const;
    const list = listOf(names.map((name, index) => line(name, 10 ** index)));
    const book = bookAfter(
      pasted,
      { type: 'namesJoined', names: [names[1], names[2]] },
      { type: 'namesJoined', names: [names[0], names[1]] },
    );
    expect(sumsOf(book, list)).toEqual([11_100, 'Constructor 111']);
    expect(sumsOf(parseBook(JSON.parse(JSON.stringify(serializeBook(book)))), list)).toEqual([
      11_100,
      'Constructor 111',
    ]);
  });

  it('deletes answers and corrections when the list’s text is removed, but keeps the lines added by hand', () => {
    const book = bookAfter(
      pasted,
      { type: 'answered', answers: { direction: 'owedByMe' } },
      { type: 'lineCorrected', key: 'Asha 500', entry: bharat },
      { type: 'lineAdded', entry: bharat },
      { type: 'textChanged', text: ' ' },
    );
    expect(book).toMatchObject({ text: ' ', answers: {}, added: [bharat] });
    expect([book.edits.size, isEmptyBook(book), isEmptyBook(debtBookReducer(book, { type: 'cleared' }))]).toEqual([
      0,
      false,
      true,
    ]);
  });

  it.each([
    ['gets one more line', 'Total 5\nAsha 500\nBharat 80\nIqbal 9', true],
    ['loses a line', 'Bharat 80\nTotal 5', true],
    ['is replaced by another list under the same heading', 'Total 5\nMills 900\nDepot 70', false],
    ['is replaced by another line', 'Mills 900', false],
  ])(
    'keeps the earlier answers if the list has changed, and deletes them if it is another list: the text %s (%j)',
    (_, text, isSame) => {
      const book = bookAfter(
        { type: 'textChanged', text: 'Total 5\nAsha 500\nBharat 80' },
        { type: 'answered', answers: { direction: 'owedToMe' } },
        { type: 'textChanged', text },
      );
      expect(book).toMatchObject({ text, answers: isSame ? { direction: 'owedToMe' } : {} });
      expect(Object.keys(book.answers).length).toBe(isSame ? 1 : 0);
    },
  );

  it('adds an answer to the earlier answers, and can delete all answers', () => {
    const book = bookAfter(
      { type: 'answered', answers: { direction: 'owedToMe', 'line:a': 'left' } },
      { type: 'answered', answers: { 'line:a': 'count' } },
    );
    expect(book.answers).toEqual({ direction: 'owedToMe', 'line:a': 'count' });
    expect(debtBookReducer(book, { type: 'askedAgain' }).answers).toEqual({});
  });
});

describe('a stored book', () => {
  it('is read back unchanged', () => {
    const book = bookAfter(
      pasted,
      { type: 'answered', answers: { direction: 'owedToMe' } },
      { type: 'lineAdded', entry: bharat },
      { type: 'lineRemoved', key: 'Asha 500' },
      { type: 'lineCorrected', key: '__proto__', entry: bharat },
    );
    expect(parseBook(JSON.parse(JSON.stringify(serializeBook(book))))).toEqual(book);
  });

  it('is read from the first stored format, with its lines and joined names', () => {
    expect(parseBook({ lines: 'Asha 500', same: { ashaji: 'asha' } })).toEqual({
      ...initialDebtBook,
      text: 'Asha 500',
      same: new Map([['ashaji', 'asha']]),
    });
  });

  it.each([
    { lines: 7, answers: { a: 1 }, edits: [1], added: {}, same: { a: 1 } },
    { added: [{ party: '', paise: 5, date: null }, { party: 'Asha', paise: 0.5, date: null }, null] },
    { edits: { a: { party: 'Asha', paise: 5, date: 'soon' }, b: 'gone' } },
  ])('is read without its invalid values: %j', (stored) => {
    expect(parseBook(stored)).toEqual(initialDebtBook);
  });
});

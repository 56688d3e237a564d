import type { Paise } from '../../base/money.ts';
import { createNameKey, groupBy } from './by-party.ts';
import { computeParties, createPartyKey, type JoinedNames, type Party } from './compute-parties.ts';
import type { DebtLine, DebtList, QuestionAnswers } from './debt-list.ts';

/** The values of a line that the visitor has corrected or added. */
export type EditableLineFields = { readonly party: string; readonly paise: Paise; readonly date: string | null };

/** A pasted list with the visitor's answers, corrections and added lines. */
export type DebtBook = {
  readonly text: string;
  readonly answers: QuestionAnswers;
  /** Corrections by the key of their line. */
  readonly edits: ReadonlyMap<string, EditableLineFields | 'removed'>;
  /** Lines that the visitor has added by hand. */
  readonly added: readonly (EditableLineFields & { readonly key: string })[];
  readonly same: JoinedNames;
};

export type BookAction =
  | { readonly type: 'textChanged'; readonly text: string }
  | { readonly type: 'answered'; readonly answers: QuestionAnswers }
  | { readonly type: 'askedAgain' }
  | { readonly type: 'lineAdded'; readonly entry: EditableLineFields }
  | { readonly type: 'lineCorrected'; readonly key: string; readonly entry: EditableLineFields }
  | { readonly type: 'lineRemoved'; readonly key: string }
  | { readonly type: 'lineRestored'; readonly key: string }
  | { readonly type: 'namesJoined'; readonly names: readonly [string, string] }
  | { readonly type: 'sampleTaken'; readonly text: string }
  | { readonly type: 'cleared' };

export const initialDebtBook: DebtBook = { text: '', answers: {}, edits: new Map(), added: [], same: new Map() };

export const isEmptyBook = ({ text, added }: DebtBook): boolean => text.trim() === '' && added.length === 0;

export function debtBookReducer(book: DebtBook, action: BookAction): DebtBook {
  switch (action.type) {
    case 'textChanged':
      // Answers and corrections are deleted if the new text is another list.
      return { ...(isSameList(book.text, action.text) ? book : withoutText(book)), text: action.text };
    case 'answered':
      return { ...book, answers: { ...book.answers, ...action.answers } };
    case 'askedAgain':
      return { ...book, answers: {} };
    case 'lineAdded':
      return { ...book, added: [...book.added, { ...action.entry, key: addedKey(book.added.length) }] };
    case 'lineCorrected':
      return { ...book, edits: new Map(book.edits).set(action.key, action.entry) };
    case 'lineRemoved':
      return { ...book, edits: new Map(book.edits).set(action.key, 'removed') };
    case 'lineRestored':
      return { ...book, edits: new Map(Array.from(book.edits).filter(([key]) => key !== action.key)) };
    case 'namesJoined':
      return { ...book, same: joined(book.same, action.names) };
    case 'sampleTaken':
      return { ...initialDebtBook, text: action.text };
    case 'cleared':
      return initialDebtBook;
  }
}

/** Returns true if two texts are versions of one list: at least half of the shorter text's lines are in both. */
function isSameList(one: string, other: string): boolean {
  const [lines, others] = [linesOf(one), linesOf(other)];
  const shared = Array.from(lines).filter((line) => others.has(line)).length;
  return shared > 0 && shared * 2 >= Math.min(lines.size, others.size);
}

const linesOf = (text: string): ReadonlySet<string> => new Set(text.split('\n').flatMap((line) => line.trim() || []));

/** Returns the key of an added line. No pasted line contains U+0000. */
const addedKey = (index: number): string => `\u0000${index}`;

function withoutText({ edits, added, same }: DebtBook): DebtBook {
  const own = new Set(added.map(({ key }) => key));
  const left = new Map(Array.from(edits).filter(([key]) => own.has(key)));
  return { ...initialDebtBook, edits: left, added, same: added.length > 0 ? same : initialDebtBook.same };
}

/** Joins the name `other` to the name `one`. A name that is already joined to `other` is then joined to `one` too. */
function joined(same: JoinedNames, [one, other]: readonly [string, string]): JoinedNames {
  const [to, from] = [createPartyKey(one, same), createPartyKey(other, same)];
  const along = Array.from(same, ([name, key]) => [name, key === from ? to : key] as const);
  return new Map([...along, [from, to]]);
}

/** A line with the visitor's corrections. */
export type BookLine = DebtLine & { readonly isCorrected: boolean };

export type BookParty = Party & { readonly key: string; readonly lines: readonly BookLine[] };

/** The sums of a book, computed from its lines. */
export type BookSums = {
  /** Parties that owe money, those with the largest sums first. */
  readonly parties: readonly BookParty[];
  /** Parties that owe nothing. The sum of such a party is 0, or negative after an advance payment. */
  readonly settled: readonly BookParty[];
  readonly total: Paise;
  readonly lineCount: number;
  /** Lines that the visitor has removed. */
  readonly removed: readonly BookLine[];
  /** The total in the list's own text, and the counted sum of the same lines; null if the list states no total. */
  readonly stated: DebtList['statedTotal'];
};

/** Computes the sums of a book whose text has been read as `list`. `today` is YYYY-MM-DD. */
export function computeBookSums({ edits, added, same }: DebtBook, list: DebtList, today: string): BookSums {
  const byHand = added.map((line) => ({ ...line, text: '', writtenOn: null, parts: [], bill: '', phone: '' }));
  const pasted = list.lines.map((line) => corrected(line, edits.get(line.key)));
  const all = [...pasted, ...byHand.map((line) => corrected(line, edits.get(line.key)))];
  const isRemoved = ({ key }: DebtLine): boolean => edits.get(key) === 'removed';
  const lines = all.filter((line) => !isRemoved(line));
  const ofParty = groupBy(lines, ({ party }) => createPartyKey(party, same));
  const parties = computeParties(lines, today, same).map((party, index) => ({
    ...party,
    key: createPartyKey(party.party, same),
    lines: ofParty[index] ?? [],
  }));
  const owing = parties.filter(({ paise }) => paise > 0).sort((one, other) => other.paise - one.paise);
  const change = sum(pasted.filter((line) => !isRemoved(line))) - sum(list.lines);
  const stated = list.statedTotal && { ...list.statedTotal, counted: list.statedTotal.counted + change };
  return {
    parties: owing,
    settled: parties.filter(({ paise }) => paise <= 0),
    total: sum(owing),
    lineCount: lines.length,
    removed: all.filter(isRemoved),
    stated,
  };
}

const sum = (all: readonly { readonly paise: Paise }[]): Paise => all.reduce((total, { paise }) => total + paise, 0);

/** Applies a correction. A corrected amount or date replaces the line's ages. */
function corrected(line: DebtLine, edit: EditableLineFields | 'removed' | undefined): BookLine {
  if (edit === undefined || edit === 'removed') return { ...line, isCorrected: false };
  const isSameSum = edit.paise === line.paise && edit.date === line.date;
  return { ...line, ...edit, parts: isSameSum ? line.parts : [], isCorrected: true };
}

/** Returns the book as an object that can be stored as JSON. */
export const serializeBook = ({ text, answers, edits, added, same }: DebtBook) => ({
  lines: text,
  answers,
  edits: Object.fromEntries(edits),
  added,
  same: Object.fromEntries(same),
});

/** Reads stored data, also in the first format (`lines`, `same`). Leaves out invalid values. */
export function parseBook({ lines, answers, edits, added, same }: Readonly<Record<string, unknown>>): DebtBook {
  const entries = Array.isArray(added) ? added.filter(isEntry).map(entryOf) : [];
  const fits = (edit: unknown): edit is EditableLineFields | 'removed' => edit === 'removed' || isEntry(edit);
  const stored = pairsOf(edits, fits).map(([key, edit]) => [key, edit === 'removed' ? edit : entryOf(edit)] as const);
  return {
    text: isText(lines) ? lines : '',
    answers: Object.fromEntries(pairsOf(answers, isText)),
    edits: new Map(stored),
    added: entries.map((entry, index) => ({ ...entry, key: addedKey(index) })),
    same: new Map(pairsOf(same, isText)),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is EditableLineFields {
  const { party, paise, date } = Object(value);
  const isDate = date === null || (isText(date) && /^\d{4}-\d\d-\d\d$/.test(date));
  return isText(party) && createNameKey(party) !== '' && Number.isSafeInteger(paise) && isDate;
}

const entryOf = ({ party, paise, date }: EditableLineFields): EditableLineFields => ({ party, paise, date });

const pairsOf = <Value>(stored: unknown, fits: (value: unknown) => value is Value): readonly [string, Value][] =>
  Object.entries(Object(stored)).filter((pair): pair is [string, Value] => fits(pair[1]));

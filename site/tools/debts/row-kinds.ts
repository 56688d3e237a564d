import { entryKindRoles, type QuestionAnswers } from './debt-list.ts';
import { type EntryKind, entryKindWords } from './list-words.ts';
import { splitIntoWords } from './split-into-words.ts';

const kindsByPhrase = new Map<string, EntryKind>();
const kindsByWord = new Map<string, EntryKind>();
for (const [kind, phrases] of Object.entries(entryKindWords) as [EntryKind, readonly string[]][]) {
  for (const phrase of phrases) {
    const words = splitIntoWords(phrase);
    kindsByPhrase.set(words.join(' '), kind);
    const [only = '', other] = words;
    if (other === undefined) kindsByWord.set(only, kind);
  }
}

/** Returns the kind of entry that a cell names, or null if its words are unknown or contradict each other. */
export function readCellEntryKind(cell: string): EntryKind | null {
  if (/part/i.test(cell)) return 'owed';
  const words = splitIntoWords(cell).filter(
    (word) => !/^\d+$/.test(word) && word !== 'days' && word !== 'by' && word !== 'in',
  );
  if (words.length === 0) return 'owed';
  const whole = kindsByPhrase.get(words.join(' '));
  if (whole) return whole;
  const kinds = new Set(words.filter((word) => word !== 'to').map((word) => kindsByWord.get(word) ?? null));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}

/** The kind of entry in a row. `unknown` is the text of a cell whose words name no known kind; else null. */
export type RowEntryKind = { readonly kind: EntryKind; readonly unknown: string | null };

/**
 * Returns the kind of entry that a row has by its cells in the columns of kinds and of states. A bill with the state
 * "Received" is paid.
 */
export function readRowEntryKind(
  cells: readonly string[],
  states: readonly string[],
  answers: QuestionAnswers,
): RowEntryKind {
  let kind: EntryKind = 'owed';
  for (const cell of [...cells, ...states]) {
    const answer = entryKindRoles.find((role) => role === answers[`kind:${cell}`]);
    const said = answer === undefined ? readCellEntryKind(cell) : answerKinds[answer];
    const read = said === 'received' && states.includes(cell) && isState.test(cell) ? 'paid' : said;
    if (read === null) return { kind, unknown: cell };
    if (kind === 'owed') kind = read;
  }
  return { kind, unknown: null };
}

/**
 * Matches words such as "Received". They mean a paid bill in a column of states, and a payment in a column of kinds.
 */
const isState = /^(?:received|payment received|recd|got|जमा|प्राप्त)$/i;

const answerKinds = { owed: 'owed', received: 'received', notCounted: 'draft' } as const;

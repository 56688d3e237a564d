import { findDates } from '../reading/find-dates.ts';
import { isHeadingLine, isLineWithoutDebt, type ListBlock, type ListLine } from './blocks.ts';
import {
  type DateOrder,
  type DebtDirection,
  entryKindRoles,
  type Question,
  type QuestionAnswers,
} from './debt-list.ts';
import { isLineWithBothDirections, readTitleDirection, type StatedDirection } from './directions.ts';
import { askedOutcome, type DebtEntry, type LineOutcome, notCountedOutcome } from './entry.ts';
import type { ParsedLine } from './exclude-sum-lines.ts';
import { readColumnAmount } from './find-balance-columns.ts';
import { readNameOnlyLine, readNameOnlyRow, readNameOnlyText } from './labels.ts';
import { hasLetter } from './names.ts';
import { createUnitQuestion, defaultQuestionFields } from './questions.ts';
import { readCellAmount } from './read-amount.ts';
import type { HeadingKind } from './read-headings.ts';
import { checkEntryDate, type NotebookLineContext, readNotebookLine } from './read-notebook-line.ts';
import { type ParsedRow, readRow } from './read-row.ts';
import { findSingleAmount, readNotebookSumKind } from './sums.ts';
import { findTableColumnRoles, type TableColumnRoles } from './table-column-roles.ts';
import type { TableRow } from './tables.ts';

/** The result of reading a list, before the direction of the debts and the answers about single lines are applied. */
export type ParsedBlocks = {
  readonly items: readonly ParsedLine[];
  readonly tables: readonly TableColumnRoles[];
  readonly questions: readonly Question[];
  readonly mentions: ReadonlySet<StatedDirection>;
};

/** Values that the reader needs besides the list's text. */
export type ReaderSettings = { readonly today: string; readonly order: DateOrder; readonly answers: QuestionAnswers };

/** State after a line, which the reader needs for the next line. */
type Position = {
  /** The party to whom lines without a name belong, or ''. */
  readonly above: string;
  /** The last date in a ledger. Rows of the same day do not repeat it. */
  readonly day: string | null;
  /** The date in the last line above that contains only a date, in a notebook. */
  readonly dayOver: string | null;
  /** True if the line above is a ruled line, such as `-----`. */
  readonly isRuled: boolean;
};

/** Facts that hold for every line of a block. */
type Surroundings = ReaderSettings & {
  readonly roles: TableColumnRoles | null;
  /** The party of the ledger, or ''. */
  readonly owner: string;
  /** True if the party of the ledger is unknown. */
  readonly isNobodys: boolean;
  /** True if the block is directly above a table. */
  readonly isOver: boolean;
  /** True if several lines of a notebook contain only a date. Such a date applies to the lines below it. */
  readonly hasDays: boolean;
};

/** The result of reading a line, and the state for the next line. */
type Step = {
  readonly outcome: LineOutcome | null;
  readonly sum?: ParsedLine['sum'];
  readonly label?: string;
  readonly unknownKind?: string | null;
  readonly next: Position;
};

export function readBlocks(blocks: readonly ListBlock[], settings: ReaderSettings): ParsedBlocks {
  const items: ParsedLine[] = [];
  const tables: TableColumnRoles[] = [];
  const questions: Question[] = [];
  const mentions = new Set<StatedDirection>();
  const ask = (question: Question): void => {
    if (!questions.some(({ id }) => id === question.id)) questions.push(question);
  };
  const { today, order, answers } = settings;
  let section: DebtDirection | null = null;
  let unit = 1;
  let turns = 0;
  for (const [at, block] of blocks.entries()) {
    const rows = block.lines.flatMap(({ row, is }) => (row && is === 'entry' && row.sum === null ? row : []));
    const roles = block.head && findTableColumnRoles(block.head, rows, answers, tables.length, block.owner);
    if (roles) {
      tables.push(roles);
      roles.questions.forEach(ask);
      for (const mention of mentionsOf(roles)) mentions.add(mention);
    }
    const surroundings = surroundingsOf(blocks, at, roles, rows, settings);
    if (surroundings.isNobodys && surroundings.owner === '') {
      const about = block.lines.find(({ is }) => is === 'heading')?.pasted.raw ?? '';
      ask({ ...defaultQuestionFields, id: `party:${at}`, kind: 'party', about });
    }
    let position: Position = { above: '', day: null, dayOver: null, isRuled: false };
    for (const line of block.lines) {
      if (line.is === 'entry' && !/\d/.test(line.text) && isLineWithBothDirections(line.text)) mentions.add('mixed');
      const said = titleDirection(line, roles);
      if (said !== null) mentions.add(said);
      // A title such as "Expenses" below a title for debts means that the list contains both.
      if (said === 'notDebts' && mentions.has('owedToMe')) mentions.add('mixed');
      if (said !== null && said !== 'notDebts') {
        // In a list with two parts, titles change the direction only once. If titles change the direction more often,
        // each title probably belongs to a single line.
        turns += section !== null && section !== said ? 1 : 0;
        if (turns > 1) mentions.add('mixed');
        section = said;
      }
      if (line.is === 'unit') {
        const question = createUnitQuestion(line.text);
        unit = Number(question.choices.find((choice) => choice === answers.unit) ?? 1);
        if (answers.unit === undefined) ask(question);
      }
      const { outcome, sum = null, label = '', unknownKind, next } = readStep(line, position, surroundings);
      position = next;
      if (unknownKind) {
        ask({
          ...defaultQuestionFields,
          id: `kind:${unknownKind}`,
          kind: 'kind',
          about: unknownKind,
          choices: entryKindRoles,
        });
      }
      if (outcome === null) continue;
      items.push({
        line,
        outcome: line.row ? inUnit(outcome, unit) : outcome,
        section,
        writtenOn: findDates(line.sent, today, order)[0]?.iso ?? null,
        block: at,
        sum,
        label,
      });
    }
  }
  return { items, tables, questions, mentions };
}

/** Matches headings of documents that are not bills, such as quotations and orders. */
const noBills = /quotation|quote no|estimate|proforma|challan|\b(?:order|so) no\b/i;

const isOfNoBills = (headings: readonly string[]): boolean =>
  headings.some((text) => noBills.test(text)) && !headings.some((text) => /\b(?:bill|invoice)\b/i.test(text));

function mentionsOf({ head: { headings }, kinds, roles }: TableColumnRoles): readonly StatedDirection[] {
  const isOwing =
    headings.some(({ isOfCreditors }) => isOfCreditors) || (roles.includes('iOwe') && !roles.includes('owed'));
  return [
    ...(isOwing ? (['owedByMe'] as const) : []),
    ...(isOfNoBills(headings.map(({ text }) => text)) ? (['noBills'] as const) : []),
    ...(isRegister(kinds) ? (['notDebts'] as const) : []),
    ...(kinds.includes('balance') && !isOwing ? (['owedToMe'] as const) : []),
  ];
}

/** Kinds of columns that occur in a list of debts but not in a sales register. */
const debtKinds: readonly HeadingKind[] = [
  'balance',
  'creditBalance',
  'received',
  'deducted',
  'opening',
  'iOwe',
  'age',
  'dueDate',
  'paidOn',
  'kind',
  'status',
  'side',
];

/** Returns true for a sales register: it lists bills with taxes, but not whether they are paid. */
const isRegister = (kinds: readonly HeadingKind[]): boolean =>
  kinds.includes('taxes') && kinds.includes('bill') && !kinds.some((kind) => debtKinds.includes(kind));

function surroundingsOf(
  blocks: readonly ListBlock[],
  at: number,
  roles: TableColumnRoles | null,
  rows: readonly TableRow[],
  settings: ReaderSettings,
): Surroundings {
  const { lines = [], owner = '', head = null } = blocks[at] ?? {};
  const entries = lines.filter(({ is }) => is === 'entry');
  const hasLabels = lines.some(({ is }) => is === 'label') || entries.some((line) => readNameOnlyLine(line) !== '');
  const isNobodys = roles !== null && needsParty(roles, rows, owner, hasLabels);
  return {
    ...settings,
    roles,
    owner: isNobodys ? (settings.answers[`party:${at}`] ?? '').trim() : owner,
    isNobodys,
    isOver: head === null && blocks[at + 1]?.head !== undefined,
    hasDays: entries.filter(({ row, text }) => row === null && isDayAlone(text, settings.today)).length > 1,
  };
}

function readStep(line: ListLine, position: Position, surroundings: Surroundings): Step {
  switch (line.is) {
    case 'blank':
      return { outcome: null, next: { ...position, above: '' } };
    case 'rule':
      return { outcome: null, next: { ...position, isRuled: true } };
    case 'label':
      return { outcome: notCountedOutcome('heading'), label: line.text, next: { ...position, above: line.text } };
    case 'heading':
      return { outcome: notCountedOutcome('heading'), next: { ...position, above: '' } };
    case 'unit':
      return { outcome: notCountedOutcome('heading'), next: position };
    case 'tooLong':
      return { outcome: notCountedOutcome('tooLong'), next: position };
    case 'entry': {
      const { roles } = surroundings;
      if (line.row && roles) return readTableLine(line, line.row, roles, position, surroundings);
      return readFreeLine(line, position, surroundings);
    }
  }
}

function readTableLine(
  line: ListLine,
  row: TableRow,
  roles: TableColumnRoles,
  position: Position,
  around: Surroundings,
): Step {
  const { today, order, answers, owner, isNobodys } = around;
  const label = readNameOnlyRow(line);
  if (label !== null) {
    const outcome = notCountedOutcome(/\d/.test(line.text) ? 'noAmount' : 'heading');
    return { outcome, label, next: { ...position, above: label } };
  }
  const context = { today, order, answers, owner, day: position.day };
  const { sum } = row;
  if (sum === null && groupOf(row) !== null) return { outcome: notCountedOutcome('sum'), next: position };
  if (sum !== null) {
    const { outcome } = readRow(row, roles, { ...context, above: 'x' });
    const entry = row.isBroken ? findSingleAmount(row.cells) : sumEntry(outcome);
    const goesOn = sum === 'closing' || sum === 'carried';
    const next = goesOn ? position : { ...position, above: '' };
    return { outcome: notCountedOutcome(sum === 'closing' ? 'balance' : 'sum', entry), sum, next };
  }
  if (isNobodys && owner === '') return { outcome: askedOutcome('noParty', null), next: position };
  const { outcome, unknownKind }: ParsedRow = readRow(row, roles, { ...context, above: position.above });
  const { entry } = outcome;
  const next = { ...position, above: entry?.party || position.above, day: entry?.date ?? position.day };
  return { outcome, unknownKind, next };
}

/**
 * Returns the sum that a row states. If the row's parts add up to another amount than the row's total, returns the
 * total.
 */
function sumEntry(outcome: LineOutcome): DebtEntry | null {
  if (outcome.is !== 'asked') return outcome.entry;
  const [whole] = outcome.amounts;
  return outcome.entry === null || whole === undefined ? null : { ...outcome.entry, paise: whole };
}

function readFreeLine(line: ListLine, position: Position, surroundings: Surroundings): Step {
  const { today, order, hasDays } = surroundings;
  const isDay = hasDays && isDayAlone(line.text, today);
  const dayOver = isDay ? (findDates(line.text, today, order)[0]?.iso ?? null) : position.dayOver;
  const outcome = readFree(line, { ...position, dayOver }, surroundings);
  const hasSeveral = outcome.is === 'asked' && outcome.amounts.length > 1;
  const sum = hasSeveral ? null : readNotebookSumKind(line.text, outcome.entry);
  const next = { ...position, dayOver, isRuled: false };
  if (sum !== null)
    return { outcome: notCountedOutcome(sum === 'closing' ? 'balance' : 'sum', outcome.entry), sum, next };
  const label = readNameOnlyText(line.text);
  return { outcome, label, next: label === '' ? next : { ...next, above: label } };
}

/** Reads a line that is not a row of a table. */
function readFree(line: ListLine, { above, dayOver, isRuled }: Position, surroundings: Surroundings): LineOutcome {
  const { today, order, isOver, roles, isNobodys } = surroundings;
  const around: NotebookLineContext = { today, order, above };
  if (isHeadingLine(line.text, today) || (isOver && isLineWithoutDebt(line.text, today)))
    return notCountedOutcome('heading');
  const outcome = readNotebookLine(line.text, around);
  // An amount without a name below a ruled line may be the sum of the lines above.
  if (isRuled && outcome.entry !== null && !hasLetter(line.text)) return askedOutcome('maybeSum', outcome.entry);
  if (outcome.is !== 'counted' || outcome.entry.date !== null) return outcome;
  if (dayOver !== null) return checkEntryDate({ ...outcome.entry, date: dayOver }, around);
  // Lines between a name and a table may belong to the name or to the table.
  if (isOver) return askedOutcome('otherNumber', outcome.entry);
  // The line may be a table row that has lost a cell.
  return roles !== null && !isNobodys ? askedOutcome('lostCells', outcome.entry) : outcome;
}

const isDayAlone = (text: string, today: string): boolean => {
  const [day, other] = findDates(text, today);
  return (
    day !== undefined &&
    other === undefined &&
    text.slice(0, day.start).trim() === '' &&
    /^[\s:.)-]*$/.test(text.slice(day.end))
  );
};

/** Returns the direction of debts that a title or the row of a group names, or null. */
function titleDirection(line: ListLine, roles: TableColumnRoles | null): DebtDirection | null {
  if (line.is !== 'entry') return null;
  const isTotal = line.row === null && readNotebookSumKind(line.text, null) !== null;
  if (isTotal || !isCounting(line, roles)) return readTitleDirection(line.text);
  return line.row && roles ? groupOf(line.row) : null;
}

/** Returns the direction of a row such as `Sundry Debtors 21,400`; null for the row of a party. */
function groupOf({ cells }: TableRow): DebtDirection | null {
  const [text, other] = cells.filter((cell) => hasLetter(cell) && readCellAmount(cell) === null);
  return text !== undefined && other === undefined && /^sundry|^trade/i.test(text) ? readTitleDirection(text) : null;
}

/** Returns true if a line contains an amount, so that it is not a title. */
function isCounting({ row, text }: ListLine, roles: TableColumnRoles | null): boolean {
  if (row && roles) return row.cells.some((_, column) => readColumnAmount(row, column) !== null);
  return /\d/.test(text);
}

/** Returns true if the rows of a ledger do not name its party. */
function needsParty(
  { roles, kinds, head }: TableColumnRoles,
  rows: readonly TableRow[],
  owner: string,
  hasLabels: boolean,
): boolean {
  if (owner !== '' || rows.length === 0) return false;
  if (!roles.includes('party')) return !hasLabels;
  const column = kinds.indexOf('particulars');
  if (kinds.includes('party') || column < 0 || !head.headings.some(({ kind }) => kind === 'date')) return false;
  return rows.some((row) => counterpart.test(row.cells[column] ?? ''));
}
const counterpart = /^(?:to|by)\b|^(?:\S+ )?sales?\b|^opening balance|^cash\b|^bill \d|\bbank\b|^बिक्री/i;

function inUnit(outcome: LineOutcome, unit: number): LineOutcome {
  if (unit === 1 || outcome.entry === null) return outcome;
  const { entry } = outcome;
  const parts = entry.parts.map((part) => ({ ...part, paise: Math.round(part.paise * unit) }));
  return { ...outcome, entry: { ...entry, paise: Math.round(entry.paise * unit), parts } } as LineOutcome;
}

import { findDates } from '../reading/find-dates.ts';
import { type Block, isHeadingLine, isOverTable, type Line } from './blocks.ts';
import { type Answers, type DateOrder, type Direction, kindRoles, type Question } from './debt-list.ts';
import { directionOf, type Mention, namesBothDirections } from './directions.ts';
import { asked, type Entry, notCounted, type Outcome } from './entry.ts';
import { paiseAt } from './find-balance.ts';
import type { Item } from './find-sums.ts';
import { labelOf, nameAlone, nameOver } from './labels.ts';
import { hasLetter } from './names.ts';
import { plainQuestion, unitQuestion } from './questions.ts';
import { cellAmount } from './read-amount.ts';
import type { HeadingKind } from './read-headings.ts';
import { type NoteContext, readNote, withCheckedDate } from './read-note.ts';
import { type RowReading, readRow } from './read-row.ts';
import { lastAmount, noteSum } from './sums.ts';
import { type Roles, rolesOf } from './table-roles.ts';
import type { Row } from './tables.ts';

/** The reading of a list before its direction and the answers to single lines are applied. */
export type Draft = {
  readonly items: readonly Item[];
  readonly tables: readonly Roles[];
  readonly questions: readonly Question[];
  readonly mentions: ReadonlySet<Mention>;
};

/** How a list is read. */
export type Settings = { readonly today: string; readonly order: DateOrder; readonly answers: Answers };

/** State that passes from a line to the next. */
type Position = {
  /** The party of lines that name none, or ''. */
  readonly above: string;
  /** The last date of a ledger, whose rows of one day name it once. */
  readonly day: string | null;
  /** The day that stands alone over the lines of a notebook. */
  readonly dayOver: string | null;
  /** The line above is a rule. */
  readonly isRuled: boolean;
};

/** Facts that hold for every line of a block. */
type Surroundings = Settings & {
  readonly roles: Roles | null;
  /** The ledger's party, or ''. */
  readonly owner: string;
  /** Nothing says whose ledger it is. */
  readonly isNobodys: boolean;
  /** A table stands below. */
  readonly isOver: boolean;
  /** Days stand alone on several lines, and so divide a notebook. */
  readonly hasDays: boolean;
};

/** A line that was read, and what it says of the lines below. */
type Step = {
  readonly outcome: Outcome | null;
  readonly sum?: Item['sum'];
  readonly label?: string;
  readonly unknownKind?: string | null;
  readonly next: Position;
};

/** Reads the lines of a list block by block. */
export function readBlocks(blocks: readonly Block[], settings: Settings): Draft {
  const items: Item[] = [];
  const tables: Roles[] = [];
  const questions: Question[] = [];
  const mentions = new Set<Mention>();
  const ask = (question: Question): void => {
    if (!questions.some(({ id }) => id === question.id)) questions.push(question);
  };
  const { today, order, answers } = settings;
  let section: Direction | null = null;
  let unit = 1;
  let turns = 0;
  for (const [at, block] of blocks.entries()) {
    const rows = block.lines.flatMap(({ row, is }) => (row && is === 'entry' && row.sum === null ? row : []));
    const roles = block.head && rolesOf(block.head, rows, answers, tables.length, block.owner);
    if (roles) {
      tables.push(roles);
      roles.questions.forEach(ask);
      for (const mention of mentionsOf(roles)) mentions.add(mention);
    }
    const surroundings = surroundingsOf(blocks, at, roles, rows, settings);
    if (surroundings.isNobodys && surroundings.owner === '') {
      const about = block.lines.find(({ is }) => is === 'heading')?.pasted.raw ?? '';
      ask({ ...plainQuestion, id: `party:${at}`, kind: 'party', about });
    }
    let position: Position = { above: '', day: null, dayOver: null, isRuled: false };
    for (const line of block.lines) {
      if (line.is === 'entry' && !/\d/.test(line.text) && namesBothDirections(line.text)) mentions.add('mixed');
      const said = titleDirection(line, roles);
      if (said !== null) mentions.add(said);
      // Expenses below a list of debts.
      if (said === 'notDebts' && mentions.has('owedToMe')) mentions.add('mixed');
      if (said !== null && said !== 'notDebts') {
        // A title divides a list once or twice; what changes again and again belongs to single lines.
        turns += section !== null && section !== said ? 1 : 0;
        if (turns > 1) mentions.add('mixed');
        section = said;
      }
      if (line.is === 'unit') {
        const question = unitQuestion(line.text);
        unit = Number(question.choices.find((choice) => choice === answers.unit) ?? 1);
        if (answers.unit === undefined) ask(question);
      }
      const { outcome, sum = null, label = '', unknownKind, next } = readStep(line, position, surroundings);
      position = next;
      if (unknownKind) {
        ask({ ...plainQuestion, id: `kind:${unknownKind}`, kind: 'kind', about: unknownKind, choices: kindRoles });
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

/** Headings of documents that are no bills yet. */
const noBills = /quotation|quote no|estimate|proforma|challan|\b(?:order|so) no\b/i;

const isOfNoBills = (headings: readonly string[]): boolean =>
  headings.some((text) => noBills.test(text)) && !headings.some((text) => /\b(?:bill|invoice)\b/i.test(text));

function mentionsOf({ head: { headings }, kinds, roles }: Roles): readonly Mention[] {
  const isOwing =
    headings.some(({ isOfCreditors }) => isOfCreditors) || (roles.includes('iOwe') && !roles.includes('owed'));
  return [
    ...(isOwing ? (['owedByMe'] as const) : []),
    ...(isOfNoBills(headings.map(({ text }) => text)) ? (['noBills'] as const) : []),
    ...(isRegister(kinds) ? (['notDebts'] as const) : []),
    ...(kinds.includes('balance') && !isOwing ? (['owedToMe'] as const) : []),
  ];
}

/** Kinds of columns that a list of debts has and a sales register lacks. */
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

/** Returns true for numbered bills with their taxes, of which nothing says whether they are paid. */
const isRegister = (kinds: readonly HeadingKind[]): boolean =>
  kinds.includes('taxes') && kinds.includes('bill') && !kinds.some((kind) => debtKinds.includes(kind));

function surroundingsOf(
  blocks: readonly Block[],
  at: number,
  roles: Roles | null,
  rows: readonly Row[],
  settings: Settings,
): Surroundings {
  const { lines = [], owner = '', head = null } = blocks[at] ?? {};
  const entries = lines.filter(({ is }) => is === 'entry');
  const hasLabels = lines.some(({ is }) => is === 'label') || entries.some((line) => nameOver(line) !== '');
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

function readStep(line: Line, position: Position, surroundings: Surroundings): Step {
  switch (line.is) {
    case 'blank':
      return { outcome: null, next: { ...position, above: '' } };
    case 'rule':
      return { outcome: null, next: { ...position, isRuled: true } };
    case 'label':
      return { outcome: notCounted('heading'), label: line.text, next: { ...position, above: line.text } };
    case 'heading':
      return { outcome: notCounted('heading'), next: { ...position, above: '' } };
    case 'unit':
      return { outcome: notCounted('heading'), next: position };
    case 'tooLong':
      return { outcome: notCounted('tooLong'), next: position };
    case 'entry': {
      const { roles } = surroundings;
      if (line.row && roles) return readTableLine(line, line.row, roles, position, surroundings);
      return readFreeLine(line, position, surroundings);
    }
  }
}

function readTableLine(line: Line, row: Row, roles: Roles, position: Position, around: Surroundings): Step {
  const { today, order, answers, owner, isNobodys } = around;
  const label = labelOf(line);
  if (label !== null) {
    const outcome = notCounted(/\d/.test(line.text) ? 'noAmount' : 'heading');
    return { outcome, label, next: { ...position, above: label } };
  }
  const context = { today, order, answers, owner, day: position.day };
  const { sum } = row;
  if (sum === null && groupOf(row) !== null) return { outcome: notCounted('sum'), next: position };
  if (sum !== null) {
    const { outcome } = readRow(row, roles, { ...context, above: 'x' });
    const entry = row.isBroken ? lastAmount(row.cells) : sumEntry(outcome);
    const goesOn = sum === 'closing' || sum === 'carried';
    const next = goesOn ? position : { ...position, above: '' };
    return { outcome: notCounted(sum === 'closing' ? 'balance' : 'sum', entry), sum, next };
  }
  if (isNobodys && owner === '') return { outcome: asked('noParty', null), next: position };
  const { outcome, unknownKind }: RowReading = readRow(row, roles, { ...context, above: position.above });
  const { entry } = outcome;
  const next = { ...position, above: entry?.party || position.above, day: entry?.date ?? position.day };
  return { outcome, unknownKind, next };
}

/** Returns what a row of a sum states: the whole, where its parts come to something else. */
function sumEntry(outcome: Outcome): Entry | null {
  if (outcome.is !== 'asked') return outcome.entry;
  const [whole] = outcome.amounts;
  return outcome.entry === null || whole === undefined ? null : { ...outcome.entry, paise: whole };
}

function readFreeLine(line: Line, position: Position, surroundings: Surroundings): Step {
  const { today, order, hasDays } = surroundings;
  const isDay = hasDays && isDayAlone(line.text, today);
  const dayOver = isDay ? (findDates(line.text, today, order)[0]?.iso ?? null) : position.dayOver;
  const outcome = readFree(line, { ...position, dayOver }, surroundings);
  const hasSeveral = outcome.is === 'asked' && outcome.amounts.length > 1;
  const sum = hasSeveral ? null : noteSum(line.text, outcome.entry);
  const next = { ...position, dayOver, isRuled: false };
  if (sum !== null) return { outcome: notCounted(sum === 'closing' ? 'balance' : 'sum', outcome.entry), sum, next };
  const label = nameAlone(line.text);
  return { outcome, label, next: label === '' ? next : { ...next, above: label } };
}

/** Reads a line outside the rows of a table. */
function readFree(line: Line, { above, dayOver, isRuled }: Position, surroundings: Surroundings): Outcome {
  const { today, order, isOver, roles, isNobodys } = surroundings;
  const around: NoteContext = { today, order, above };
  if (isHeadingLine(line.text, today) || (isOver && isOverTable(line.text, today))) return notCounted('heading');
  const outcome = readNote(line.text, around);
  // A sum without a name, below a rule, adds up the lines above.
  if (isRuled && outcome.entry !== null && !hasLetter(line.text)) return asked('maybeSum', outcome.entry);
  if (outcome.is !== 'counted' || outcome.entry.date !== null) return outcome;
  if (dayOver !== null) return withCheckedDate({ ...outcome.entry, date: dayOver }, around);
  // Lines between a name and a table are ambiguous.
  if (isOver) return asked('otherNumber', outcome.entry);
  // A cell may be lost.
  return roles !== null && !isNobodys ? asked('lostCells', outcome.entry) : outcome;
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

/** Returns what a title, or a row of a whole group, says of who owes whom. */
function titleDirection(line: Line, roles: Roles | null): Direction | null {
  if (line.is !== 'entry') return null;
  const isTotal = line.row === null && noteSum(line.text, null) !== null;
  if (isTotal || !isCounting(line, roles)) return directionOf(line.text);
  return line.row && roles ? groupOf(line.row) : null;
}

/** Returns the direction of a row such as `Sundry Debtors 21,400`; null for the row of a party. */
function groupOf({ cells }: Row): Direction | null {
  const [text, other] = cells.filter((cell) => hasLetter(cell) && cellAmount(cell) === null);
  return text !== undefined && other === undefined && /^sundry|^trade/i.test(text) ? directionOf(text) : null;
}

/** Returns true if a line has a sum, so that its words are no title. */
function isCounting({ row, text }: Line, roles: Roles | null): boolean {
  if (row && roles) return row.cells.some((_, column) => paiseAt(row, column) !== null);
  return /\d/.test(text);
}

/** Returns true if the rows of a ledger do not say whose it is. */
function needsParty({ roles, kinds, head }: Roles, rows: readonly Row[], owner: string, hasLabels: boolean): boolean {
  if (owner !== '' || rows.length === 0) return false;
  if (!roles.includes('party')) return !hasLabels;
  const column = kinds.indexOf('particulars');
  if (kinds.includes('party') || column < 0 || !head.headings.some(({ kind }) => kind === 'date')) return false;
  return rows.some((row) => counterpart.test(row.cells[column] ?? ''));
}
const counterpart = /^(?:to|by)\b|^(?:\S+ )?sales?\b|^opening balance|^cash\b|^bill \d|\bbank\b|^बिक्री/i;

function inUnit(outcome: Outcome, unit: number): Outcome {
  if (unit === 1 || outcome.entry === null) return outcome;
  const { entry } = outcome;
  const parts = entry.parts.map((part) => ({ ...part, paise: Math.round(part.paise * unit) }));
  return { ...outcome, entry: { ...entry, paise: Math.round(entry.paise * unit), parts } } as Outcome;
}

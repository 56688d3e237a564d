import type { Paise } from '../../base/money.ts';
import { cannotBeName, hasLetter } from './names.ts';
import { readCellAmount } from './read-amount.ts';
import { type ColumnHeading, type HeadingKind, readHeading } from './read-headings.ts';
import { type CellSeparator, cellSeparators, type PastedLine, splitCells } from './split-records.ts';
import { type SumKind, sumKindOfRow } from './sums.ts';

/** A row of a table with a cell for each heading. */
export type TableRow = {
  readonly pasted: PastedLine;
  readonly cells: readonly string[];
  /** The amounts in its cells in paise; null where a cell is empty or no amount. */
  readonly values: readonly (Paise | null)[];
  /** The sum of other rows that the row states, or null. */
  readonly sum: SumKind | null;
  /** Spaces before its text: Tally indents the parties of a group. */
  readonly indent: number;
  /** It has more cells than headings, or columns of spaces have swallowed its empty ones. */
  readonly isBroken: boolean;
};

/** The headings of a table as a line has them. */
export type TableHead = { readonly separator: CellSeparator; readonly headings: readonly ColumnHeading[] };

const moneyKinds: readonly HeadingKind[] = ['balance', 'creditBalance', 'billed', 'received', 'iOwe', 'opening', 'age'];
export const isMoneyKind = (kind: HeadingKind): boolean =>
  moneyKinds.includes(kind) || kind === 'deducted' || kind === 'taxes';

/** A number that is no year and counts no days. */
const amount = /\d,\d{3}(?![\d-])|\b(?!20\d\d\b)\d{4}/;

/** Returns the table whose headings a line has, or null. `next`: the line below. `isLedger`: its party stands above. */
export function readTableHead(line: string, next: string, isLedger: boolean): TableHead | null {
  if (amount.test(line)) return null;
  for (const separator of cellSeparators) {
    const texts = splitCells(line, separator);
    if (texts.filter((text) => text !== '').length < 2) continue;
    const headings = headingsOf(texts);
    if (headings === null) continue;
    const has = (...kinds: readonly HeadingKind[]) => headings.some(({ kind }) => kinds.includes(kind));
    const hasMoney = has(...moneyKinds) || (has('unknown') && hasAmounts(next, separator, texts.length));
    const isOfDays = has('date') && (isLedger || has('note', 'aside', 'bill', 'kind'));
    const certain = headings.filter(({ text, isCertain }) => isCertain && text !== '');
    const isSure = certain.length > 1 || certain.some(({ kind }) => kind === 'party');
    const hasName =
      has('party', 'particulars') || headings.some(mayHoldNames) || hasNameBelow(headings, next, separator);
    if (hasMoney && isSure && (hasName || isOfDays)) return { separator, headings };
  }
  return null;
}

/** Returns true if a name stands below a first heading that is not known ("House"), beside a balance with its amount. */
function hasNameBelow([first, ...others]: readonly ColumnHeading[], next: string, separator: CellSeparator): boolean {
  const [name = '', ...values] = splitCells(next, separator);
  const isBalance = others.some(
    ({ kind, isCertain }, at) => isCertain && isMoneyKind(kind) && readCellAmount(values[at] ?? '') !== null,
  );
  return first?.kind === 'unknown' && isBalance && hasLetter(name) && !cannotBeName(name);
}

/** Returns true for a column of names in a table without parties: an unnamed first one, "Company", "Contact". */
export const mayHoldNames = ({ text }: ColumnHeading, column: number): boolean =>
  (text === '' && column === 0) || /^(?:company|contact|organi[sz]ation|title)(?: name)?$/i.test(text);

/** Reads headings; null as soon as one is none. */
function headingsOf(texts: readonly string[]): readonly ColumnHeading[] | null {
  const headings: ColumnHeading[] = [];
  for (const text of texts) {
    const heading = readHeading(text, headings);
    if (isNoHeading(heading)) return null;
    headings.push(heading);
  }
  return headings;
}

/** Numbers are values, unless they count days or number columns of one kind ("Mobile 1", "Period 2", "1st Inst"). */
const isNoHeading = ({ text, kind, isCertain }: ColumnHeading): boolean =>
  /\d/.test(text) && kind !== 'age' && !isNumbered.test(text) && !(isCertain && /[a-z\u0900-\u0dff]/i.test(text));
const isNumbered = /^(?:[a-z]+ \d|\d(?:st|nd|rd|th) [a-z]+)$/i;

const hasAmounts = (line: string, separator: CellSeparator, columns: number): boolean => {
  const cells = splitCells(line, separator);
  return cells.length === columns && cells.some((cell) => readCellAmount(cell) !== null);
};

/** Adds a second line of headings such as `Debit` and `Credit`, or `Amount`; null if a line is none. */
export function addSecondHeadingLine(line: string, { separator, headings }: TableHead): TableHead | null {
  if (/\d/.test(line)) return null;
  const sides = splitCells(line, separator);
  const isHeading = (text: string) => /^(?:amount|debit|credit|dr\.?|cr\.?|by days|days|rs\.?|₹)$/i.test(text);
  const isSide = (text: string) => /^(?:debit|credit|dr|cr)\b/i.test(text);
  if (sides.length < 2 || !sides.some((text) => text !== '') || !sides.every((text) => text === '' || isHeading(text)))
    return null;
  const both: ColumnHeading[] = [];
  let over = '';
  for (let at = 0; at < Math.max(sides.length, headings.length); at += 1) {
    over = headings[at]?.text || over;
    const side = sides[at] ?? '';
    const own = isSide(side) ? over : (headings[at]?.text ?? '');
    both.push(readHeading(`${side === '' ? (headings[at]?.text ?? '') : own} ${side}`.trim(), both));
  }
  return { separator, headings: both };
}

/** Returns a line's cells below the headings, or null if it is no row. */
export function readTableRow(pasted: PastedLine, { separator, headings }: TableHead): TableRow | null {
  const written = splitCells(pasted.text, separator);
  if (written.length < 2 && headings.length > 1) return null;
  const cells = withJoinedSide(written, headings);
  const placed = headings.map((_, at) => (cells ?? written)[at] ?? '');
  const isLost = separator.source === ' {2,}' && cells?.length !== headings.length;
  return {
    pasted,
    cells: placed,
    values: placed.map((cell, at) => paiseIn(cell, headings[at]?.zeros ?? 0)),
    sum: sumKindOfRow(placed),
    indent: /^ */.exec(pasted.text)?.[0].length ?? 0,
    isBroken: cells === null || isLost || cells.slice(headings.length).some((cell) => cell !== ''),
  };
}

function paiseIn(cell: string, zeros: number): Paise | null {
  const amount = cell === '' ? null : readCellAmount(cell, zeros)?.amount;
  return typeof amount === 'number' ? amount : null;
}

/**
 * Joins `To` and `By`, which Tally's screen copies into cells of their own, to the account behind them. Some rows lack a
 * cell instead; null if both or neither of the two places its amounts and numbers.
 */
function withJoinedSide(cells: readonly string[], headings: readonly ColumnHeading[]): readonly string[] | null {
  const at = headings.findIndex(({ kind }) => kind === 'particulars');
  if (at < 0 || !/^(?:to|by)$/i.test(cells[at] ?? '')) return cells;
  const joined = [...cells.slice(0, at), `${cells[at]} ${cells[at + 1] ?? ''}`, ...cells.slice(at + 2)];
  const fitting = [cells, joined].filter((each) => fits(each, headings));
  const [only = null] = fitting;
  return fitting.length === 1 ? only : null;
}

/** Returns true if an amount stands below a heading of money, and each number of a bill looks like one. */
function fits(cells: readonly string[], headings: readonly ColumnHeading[]): boolean {
  const isFilled = (column: number): boolean => (cells[column] ?? '') !== '';
  const bills = headings.flatMap(({ kind }, column) =>
    kind === 'bill' && isFilled(column) ? [cells[column] ?? ''] : [],
  );
  const hasAmount = headings.some(
    ({ kind }, column) => isMoneyKind(kind) && readCellAmount(cells[column] ?? '') !== null,
  );
  return hasAmount && bills.every((bill) => /\d/.test(bill) && !/\.\d\d$/.test(bill));
}

/** Returns true for a line such as `(₹ in lakh)` over a table, alone or behind a title. */
export const statesUnit = (line: string): boolean =>
  /(?:₹|\brs\b|inr|rupees|amounts?|figures|all|values?)[^()\d]*\bin (?:rs\.? |₹ ?)?(?:lakh|lac|crore|thousand)s?\b/i.test(
    line,
  );

import type { Paise } from '../../base/money.ts';
import { cannotBeName, hasLetter } from './names.ts';
import { readCellAmount } from './read-amount.ts';
import { type ColumnHeading, type HeadingKind, readHeading } from './read-headings.ts';
import { type CellSeparator, cellSeparators, type PastedLine, splitCells } from './split-pasted-lines.ts';
import { readRowSumKind, type SumKind } from './sums.ts';

/** A row of a table with a cell for each heading. */
export type TableRow = {
  readonly pasted: PastedLine;
  readonly cells: readonly string[];
  /** The amount in each cell, in paise; null for a cell without an amount. */
  readonly values: readonly (Paise | null)[];
  /** The kind of sum if the row states the sum of other rows; else null. */
  readonly sum: SumKind | null;
  /** Number of spaces before the text. Tally indents the parties of a group. */
  readonly indent: number;
  /** True if the row has more cells than headings, or if empty cells between spaces may be missing. */
  readonly isBroken: boolean;
};

/** The line with a table's headings. */
export type HeadingLine = { readonly separator: CellSeparator; readonly headings: readonly ColumnHeading[] };

const moneyKinds: readonly HeadingKind[] = ['balance', 'creditBalance', 'billed', 'received', 'iOwe', 'opening', 'age'];
export const isMoneyHeadingKind = (kind: HeadingKind): boolean =>
  moneyKinds.includes(kind) || kind === 'deducted' || kind === 'taxes';

/** Matches an amount: a number that is neither a year nor a count of days. */
const amount = /\d,\d{3}(?![\d-])|\b(?!20\d\d\b)\d{4}/;

/**
 * Reads a line of headings, or returns null. `next` is the line below. `isLedger` is true if a line above names the
 * party of a ledger.
 */
export function readHeadingLine(line: string, next: string, isLedger: boolean): HeadingLine | null {
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
      has('party', 'particulars') || headings.some(mayBeNameColumn) || hasNameBelow(headings, next, separator);
    if (hasMoney && isSure && (hasName || isOfDays)) return { separator, headings };
  }
  return null;
}

/**
 * Returns true if the line below unknown headings fits them: a name below the first heading ("House"), and an amount
 * below the heading of a balance.
 */
function hasNameBelow([first, ...others]: readonly ColumnHeading[], next: string, separator: CellSeparator): boolean {
  const [name = '', ...values] = splitCells(next, separator);
  const isBalance = others.some(
    ({ kind, isCertain }, at) => isCertain && isMoneyHeadingKind(kind) && readCellAmount(values[at] ?? '') !== null,
  );
  return first?.kind === 'unknown' && isBalance && hasLetter(name) && !cannotBeName(name);
}

/**
 * Returns true for a column that may contain the names if no other column does: "Company", "Contact", or a first column
 * without a heading.
 */
export const mayBeNameColumn = ({ text }: ColumnHeading, column: number): boolean =>
  (text === '' && column === 0) || /^(?:company|contact|organi[sz]ation|title)(?: name)?$/i.test(text);

function headingsOf(texts: readonly string[]): readonly ColumnHeading[] | null {
  const headings: ColumnHeading[] = [];
  for (const text of texts) {
    const heading = readHeading(text, headings);
    if (isNoHeading(heading)) return null;
    headings.push(heading);
  }
  return headings;
}

/** Returns true for a text with a number, except an age or a number in a heading ("Mobile 1", "1st Inst"). */
const isNoHeading = ({ text, kind, isCertain }: ColumnHeading): boolean =>
  /\d/.test(text) && kind !== 'age' && !isNumbered.test(text) && !(isCertain && /[a-z\u0900-\u0dff]/i.test(text));
const isNumbered = /^(?:[a-z]+ \d|\d(?:st|nd|rd|th) [a-z]+)$/i;

const hasAmounts = (line: string, separator: CellSeparator, columns: number): boolean => {
  const cells = splitCells(line, separator);
  return cells.length === columns && cells.some((cell) => readCellAmount(cell) !== null);
};

/** Adds a second line of headings such as `Debit` and `Credit`. Returns null if the line contains no headings. */
export function addSecondHeadingLine(line: string, { separator, headings }: HeadingLine): HeadingLine | null {
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

/** Reads a row of the table; null for any other line. */
export function readTableRow(pasted: PastedLine, { separator, headings }: HeadingLine): TableRow | null {
  const written = splitCells(pasted.text, separator);
  if (written.length < 2 && headings.length > 1) return null;
  const cells = withJoinedSide(written, headings);
  const placed = headings.map((_, at) => (cells ?? written)[at] ?? '');
  const isLost = separator.source === ' {2,}' && cells?.length !== headings.length;
  return {
    pasted,
    cells: placed,
    values: placed.map((cell, at) => paiseIn(cell, headings[at]?.zeros ?? 0)),
    sum: readRowSumKind(placed),
    indent: /^ */.exec(pasted.text)?.[0].length ?? 0,
    isBroken: cells === null || isLost || cells.slice(headings.length).some((cell) => cell !== ''),
  };
}

function paiseIn(cell: string, zeros: number): Paise | null {
  const amount = cell === '' ? null : readCellAmount(cell, zeros)?.amount;
  return typeof amount === 'number' ? amount : null;
}

/**
 * Returns the cells, with `To` or `By` joined to the account in the next cell if only the joined cells fit the
 * headings. A copy of Tally's screen separates the two. Returns null if both forms of the row fit, or neither.
 */
function withJoinedSide(cells: readonly string[], headings: readonly ColumnHeading[]): readonly string[] | null {
  const at = headings.findIndex(({ kind }) => kind === 'particulars');
  if (at < 0 || !/^(?:to|by)$/i.test(cells[at] ?? '')) return cells;
  const joined = [...cells.slice(0, at), `${cells[at]} ${cells[at + 1] ?? ''}`, ...cells.slice(at + 2)];
  const fitting = [cells, joined].filter((each) => fits(each, headings));
  const [only = null] = fitting;
  return fitting.length === 1 ? only : null;
}

/** Returns true if an amount is below a heading for money, and bill numbers are below headings for bills. */
function fits(cells: readonly string[], headings: readonly ColumnHeading[]): boolean {
  const isFilled = (column: number): boolean => (cells[column] ?? '') !== '';
  const bills = headings.flatMap(({ kind }, column) =>
    kind === 'bill' && isFilled(column) ? [cells[column] ?? ''] : [],
  );
  const hasAmount = headings.some(
    ({ kind }, column) => isMoneyHeadingKind(kind) && readCellAmount(cells[column] ?? '') !== null,
  );
  return hasAmount && bills.every((bill) => /\d/.test(bill) && !/\.\d\d$/.test(bill));
}

/** Returns true for a line that states a unit, such as `(₹ in lakh)`. */
export const isUnitLine = (line: string): boolean =>
  /(?:₹|\brs\b|inr|rupees|amounts?|figures|all|values?)[^()\d]*\bin (?:rs\.? |₹ ?)?(?:lakh|lac|crore|thousand)s?\b/i.test(
    line,
  );

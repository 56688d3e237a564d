import { readDecimal } from '../../reading/written-text.ts';
import { brickGstRates, formatPercent, gstRates } from './bill.ts';
import { emptyItem, type ItemField, readItemFieldName } from './bill-draft.ts';
import { percentageOf } from './compute-totals.ts';
import { isHsnCode, readBillLine } from './read-bill-line.ts';
import { isEmptyFigure, isEmptyOrNilFigure, readGstRate } from './read-gst-rate.ts';
import { countPastedRows, maxPastedRows, readPastedCells } from './read-pasted-cells.ts';
import { readQuantityAndUnit, readUnit } from './units.ts';

/** What a pasted row says of a line. */
export type PastedRow = Partial<Record<ItemField, string>>;

/** In the form's order; an amount is only compared. */
const columnOrder = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const;
type FormColumn = (typeof columnOrder)[number];
/** The taxes of which each is a part of a rate, or all of it. */
const taxColumns = ['cgst', 'sgst', 'igst'] as const;
type Column = FormColumn | (typeof taxColumns)[number] | 'other';

/** Why nothing was pasted. A cell is named by its row, from 1, and by its heading, or by its column without one. */
export type PasteRefusal =
  | { readonly kind: 'tooLong'; readonly rows: number }
  | { readonly kind: 'unclear' }
  | {
      readonly kind: 'cell';
      readonly row: number;
      readonly heading: string;
      readonly column: FormColumn | null;
      readonly cell: string;
    };

export type PasteResult = { readonly rows: readonly PastedRow[] } | { readonly refusal: PasteRefusal };

/** Layouts of rows without headings; some lack a quantity, so that a HSN is not taken for one. */
const layouts = columnOrder
  .reduce((all, column) => [...(/name|rate/.test(column) ? [] : all), ...all.map((before) => [...before, column])], [
    [],
  ] as FormColumn[][])
  .filter((has) => has.includes('quantity') || has.includes('hsn'))
  .filter((has) => has.includes('gst') || !has.includes('discount'));

/** What a heading names: the first that fits. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['hsn', /hsn|sac\b/i],
  ['quantity', /qty|quantity|\bnos\b|pcs|मात्रा|नग/i],
  ['discount', /disc|छूट/i],
  ['other', /amount|amt|value|total|code|no\b|\bincl|\bwith\b|समेत|सहित|रकम|राशि|कुल|मूल्य/i],
  ['cgst', /cgst|central tax/i],
  ['sgst', /sgst|utgst|state tax/i],
  ['igst', /igst|integrated tax/i],
  ['gst', /gst|tax|टैक्स/i],
  ['rate', /rate|price|रेट|दर|भाव|दाम/i],
  ['unit', /unit|uom|यूनिट/i],
  ['name', /item|product|particular|description|goods|name|आइटम|सामान|विवरण|नाम/i],
];
const saysPercent = /%|rate|दर|रेट|प्रतिशत/i;
const saysRupees = /₹|rs|amount|amt|रु/i;

const usualRates: readonly number[] = [...gstRates, ...brickGstRates];

type TableRow = { readonly position: number; readonly cells: readonly string[] };
/** How to read a table: its columns, its headings if any, and the rates of GST it may have (all if absent). */
type Layout = Readonly<{ columns: readonly Column[]; heads?: readonly string[]; rates?: readonly number[] }>;
/** A row, or the index of the cell that cannot stand where it does. */
type RowReading = { readonly row: PastedRow } | { readonly failsAt: number };
type TableReading =
  | { readonly rows: readonly PastedRow[] }
  | {
      readonly failure: { readonly row: TableRow; readonly at: number; readonly layout: Layout; readonly read: number };
    };

const withRate = (rate: number | 'missing'): PastedRow => ({ gst: rate === 'missing' ? '' : formatPercent(rate) });

/** What a cell says in its column; null if it cannot stand there. Other numbers are the form's to judge. */
function readCell(column: Column, cell: string, heading = '', rates?: readonly number[]): PastedRow | null {
  switch (column) {
    case 'name':
      return { name: cell };
    case 'hsn':
      return { hsn: isEmptyFigure(cell) ? '' : cell };
    case 'quantity': {
      if (isEmptyFigure(cell)) return { quantity: '' };
      const { quantity, unit } = readQuantityAndUnit(cell);
      return unit === null ? { quantity: cell } : { quantity, unit };
    }
    case 'unit':
      if (isEmptyFigure(cell)) return {};
      return /[\d%]/.test(cell) ? null : { unit: readUnit(cell) };
    case 'rate':
      return { rate: isEmptyFigure(cell) ? '' : cell };
    case 'discount': {
      const discount = cell.replace('%', '');
      if (isEmptyOrNilFigure(cell) || readDecimal(discount, 2) === 0) return {};
      if (/%|प्रतिशत/.test(cell + heading)) return { discount, discountIn: 'percent' };
      return saysRupees.test(cell + heading) ? { discount, discountIn: 'rupees' } : null;
    }
    case 'gst': {
      const rate = readGstRate(cell);
      if (rate === null || (rates && rate !== 'missing' && !rates.includes(rate))) return null;
      return withRate(rate);
    }
    // The parts of a tax are read together, an amount is only compared.
    default:
      return {};
  }
}

function readRow(cells: readonly string[], layout: Layout): RowReading {
  const { columns, heads = [], rates } = layout;
  const extra = cells.findIndex((cell, at) => at >= columns.length && cell !== '');
  if (extra >= 0) return { failsAt: extra };
  let row: PastedRow = {};
  for (const [at, column] of columns.entries()) {
    const said = readCell(column, cells[at] ?? '', heads[at], rates);
    if (said === null) return { failsAt: at };
    row = { ...row, ...said };
  }
  const parts = readTaxParts(cells, columns);
  if ('failsAt' in parts) return parts;
  row = { ...row, ...parts.row };
  const money = taxMoney(cells, row, layout);
  if (money === 'certain') return { failsAt: columns.findIndex((column) => isTax(column)) };
  return { row: money === 'possible' ? { ...row, gst: '' } : row };
}

const isTax = (column: Column): boolean => column === 'gst' || taxColumns.some((tax) => tax === column);

/** Adds CGST and SGST, which bear half of the rate each, or takes IGST. One half alone is not a rate: the form asks. */
function readTaxParts(cells: readonly string[], columns: readonly Column[]): RowReading {
  const [centralAt = -1, localAt = -1, integratedAt = -1] = taxColumns.map((tax) => columns.indexOf(tax));
  if (centralAt < 0 && localAt < 0 && integratedAt < 0) return { row: {} };
  const partAt = (at: number) => (at < 0 ? 'missing' : readGstRate((cells[at] ?? '').replace(/[csi]gst|utgst/i, '')));
  const [central, local, integrated] = [partAt(centralAt), partAt(localAt), partAt(integratedAt)];
  if (central === null) return { failsAt: centralAt };
  if (local === null) return { failsAt: localAt };
  if (integrated === null) return { failsAt: integratedAt };
  if (central !== 'missing' && local !== 'missing') {
    if (central !== local) return { failsAt: localAt };
    const whole = central + local;
    const isTwice = whole > 0 && integrated !== 'missing' && integrated > 0 && integrated !== whole;
    if (isTwice) return { failsAt: integratedAt };
    return { row: withRate(integrated === 'missing' ? whole : Math.max(whole, integrated)) };
  }
  const isHalf = (central !== 'missing' && central > 0) || (local !== 'missing' && local > 0);
  return { row: withRate(isHalf ? 'missing' : integrated) };
}

/** Tries a row that has no column for them: the amount beside a rate is then that of one. */
const aloneOnItsRow = { quantity: '1', gst: '0' };

/**
 * Whether a tax without a per cent sign is rupees. A total of 378 on 360 is `certain`: its 18 is no rate. Without a
 * total, 18 on 360 is `possible`: it is the tax at 5 per cent.
 */
function taxMoney(
  cells: readonly string[],
  row: PastedRow,
  { columns, heads = [] }: Layout,
): 'certain' | 'possible' | 'none' {
  const isMarked = columns.some(
    (column, at) => isTax(column) && saysPercent.test(`${heads[at] ?? ''}${cells[at] ?? ''}`),
  );
  const { line } = readBillLine({ ...emptyItem(1), ...aloneOnItsRow, ...row });
  if (isMarked || !line || line.gst === 0) return 'none';
  const { taxable, gst } = line;
  const tax = percentageOf(taxable, gst);
  // In hundredths, a rate and an amount of paise are written alike.
  if (tax === gst) return 'none';
  const hasTotal = (total: number) =>
    cells.some((cell, at) => columns[at] === 'other' && readDecimal(cell, 2) === total);
  if (hasTotal(taxable + gst)) return 'certain';
  const isPossible = usualRates.some((rate) => rate > 0 && percentageOf(taxable, rate) === gst);
  return isPossible && !hasTotal(taxable + tax) ? 'possible' : 'none';
}

/** Reads a row without headings if it makes a line in these columns and its amount agrees. */
function readLikelyRow(cells: readonly string[], layout: Layout): RowReading {
  const { columns } = layout;
  const names: readonly string[] = columns;
  const failsAt = (field: ItemField | 'amount'): RowReading => ({ failsAt: Math.max(0, names.indexOf(field)) });
  if (cells.length !== columns.length) return { failsAt: Math.min(cells.length, columns.length) };
  const reading = readRow(cells, layout);
  if ('failsAt' in reading) return reading;
  const { row } = reading;
  if (!/[a-z\u0900-\u0dff]/i.test(row.name ?? '')) return failsAt('name');
  if (row.hsn && !isHsnCode(row.hsn)) return failsAt('hsn');
  if (!row.rate) return failsAt('rate');
  if (row.quantity === '') return failsAt('quantity');
  const { line, issues } = readBillLine({ ...emptyItem(1), ...aloneOnItsRow, ...row });
  const [issue] = issues;
  if (issue) return failsAt(readItemFieldName(issue.field)?.field ?? 'rate');
  const amount = readDecimal(cells[columns.indexOf('amount')] ?? '', 2);
  const isSame = !columns.includes('amount') || (line !== null && line.amount - line.discount === amount);
  return isSame ? reading : failsAt('amount');
}

/** Reads rows until one fails. */
function readTable(table: readonly TableRow[], layout: Layout, read: typeof readRow): TableReading {
  const rows: PastedRow[] = [];
  for (const row of table) {
    const reading = read(row.cells, layout);
    if ('failsAt' in reading) return { failure: { row, at: reading.failsAt, layout, read: rows.length } };
    rows.push(reading.row);
  }
  return { rows };
}

/** Reads rows without headings by the only layout that they can have, first by those with the usual rates of GST. */
function readByLayout(table: readonly TableRow[]): PasteResult {
  const width = table[0]?.cells.length ?? 0;
  // A column without any entry is no column of rates.
  const isFilled = (at: number) => table.some(({ cells }) => cells[at]);
  const likely = layouts.filter(
    (has) => has.length === width && (!has.includes('gst') || isFilled(has.indexOf('gst'))),
  );
  for (const rates of [usualRates, undefined]) {
    const readings = likely.map((columns) => readTable(table, rates ? { columns, rates } : { columns }, readLikelyRow));
    const [whole, other] = readings.flatMap((reading) => ('rows' in reading ? [reading] : []));
    if (whole) return other ? { refusal: { kind: 'unclear' } } : whole;
    const failures = readings.flatMap((reading) => ('failure' in reading ? [reading.failure] : []));
    const furthest = Math.max(0, ...failures.map(({ read }) => read));
    const [failure, alike] = failures.filter(({ read }) => read === furthest);
    if (!rates && failure && !alike && furthest > 0) return { refusal: refusalOf(failure) };
  }
  return { refusal: { kind: 'unclear' } };
}

function refusalOf({ row, at, layout }: Extract<TableReading, { failure: unknown }>['failure']): PasteRefusal {
  const column = columnOrder.find((each) => each === layout.columns[at]) ?? null;
  return { kind: 'cell', row: row.position, heading: layout.heads?.[at] ?? '', column, cell: row.cells[at] ?? '' };
}

/** Names the columns; null if two headings name the same one, or name or rate has none. */
function columnsOf(heads: readonly string[]): readonly Column[] | null {
  const named = heads.map((head) => headings.find(([, form]) => form.test(head))?.[0] ?? 'other');
  // A column of the whole rate goes before those of its parts, which are mostly amounts.
  const columns = named.map((column) =>
    named.includes('gst') && taxColumns.some((tax) => tax === column) ? 'other' : column,
  );
  const isTwice = [...columnOrder, ...taxColumns].some(
    (column) => columns.indexOf(column) !== columns.lastIndexOf(column),
  );
  return columns.includes('name') && columns.includes('rate') && !isTwice ? columns : null;
}

/** Reads pasted rows: one column as the field's own, several by headings or the only possible layout. */
export function readPastedRows(text: string, field: ItemField): PasteResult {
  const count = countPastedRows(text);
  if (count > maxPastedRows) return { refusal: { kind: 'tooLong', rows: count } };
  const all = readPastedCells(text);
  if (all.every(({ length }) => length === 1))
    return {
      rows: all.map(([cell = '']) => (field === 'discountIn' ? null : readCell(field, cell)) ?? { [field]: cell }),
    };
  // Empty rows and sums are no items.
  const table = all
    .map((cells, index): TableRow => ({ position: index + 1, cells }))
    .filter(({ cells }) => !/^((grand |sub ?)?total|कुल)?$/i.test(cells.find((cell) => cell !== '') ?? ''));
  const [heads, ...below] = table;
  const columns = heads ? columnsOf(heads.cells) : null;
  if (!heads || !columns) return readByLayout(table);
  const reading = readTable(below, { columns, heads: heads.cells }, readRow);
  if ('failure' in reading) return { refusal: refusalOf(reading.failure) };
  return reading.rows.length > 0 ? reading : { refusal: { kind: 'unclear' } };
}

import { readDecimal } from '../../reading/clean-text.ts';
import { brickGstRates, formatPercent, gstRates } from './bill.ts';
import { createEmptyItem, type ItemField, readItemFieldName } from './bill-draft.ts';
import { computeTaxPart } from './compute-totals.ts';
import { isHsnCode, readBillLine } from './read-bill-line.ts';
import { isCellEmptyOrNil, isCellWithoutNumber, readGstRate } from './read-gst-rate.ts';
import { countPastedRows, maxPastedRows, readPastedCells } from './read-pasted-cells.ts';
import { readQuantityAndUnit, readUnit } from './units.ts';

/** Values of an item that a pasted row contains. */
export type PastedRow = Partial<Record<ItemField, string>>;

/** Columns in the form's order. A pasted amount is only compared with the computed amount, and not stored. */
const columnOrder = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const;
type FormColumn = (typeof columnOrder)[number];
/** Taxes into which GST is split: CGST and SGST are one half each, IGST is the whole. */
const taxColumns = ['cgst', 'sgst', 'igst'] as const;
type Column = FormColumn | (typeof taxColumns)[number] | 'other';

/**
 * Reason why a paste was refused. A cell is identified by its row, counted from 1, and by its heading or, without
 * headings, its column.
 */
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

/**
 * Returns the orders that columns without headings may have. Some orders have an HSN and no quantity. Without them, the
 * HSN in a table without quantities would be read as a quantity.
 */
function possibleLayouts(): readonly (readonly FormColumn[])[] {
  let layouts: readonly (readonly FormColumn[])[] = [[]];
  for (const column of columnOrder) {
    const extended = layouts.map((layout) => [...layout, column]);
    const isRequired = column === 'name' || column === 'rate';
    layouts = isRequired ? extended : [...layouts, ...extended];
  }
  return layouts
    .filter((layout) => layout.includes('quantity') || layout.includes('hsn'))
    .filter((layout) => layout.includes('gst') || !layout.includes('discount'));
}

const layouts = possibleLayouts();

/** Maps headings to columns. The first match applies. */
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
const marksPercent = /%|rate|दर|रेट|प्रतिशत/i;
const marksRupees = /₹|rs|amount|amt|रु/i;

const usualRates: readonly number[] = [...gstRates, ...brickGstRates];

type TableRow = { readonly position: number; readonly cells: readonly string[] };
/**
 * Describes how to read a table: its columns, its headings if any, and the GST rates that it may contain (any rate if
 * absent).
 */
type Layout = Readonly<{ columns: readonly Column[]; heads?: readonly string[]; rates?: readonly number[] }>;
/** A row that was read, or the index of the cell that does not fit its column. */
type RowReading = { readonly row: PastedRow } | { readonly failsAt: number };
type TableReading =
  | { readonly rows: readonly PastedRow[] }
  | {
      readonly failure: { readonly row: TableRow; readonly at: number; readonly layout: Layout; readonly read: number };
    };

const withRate = (rate: number | 'missing'): PastedRow => ({ gst: rate === 'missing' ? '' : formatPercent(rate) });

/** Reads a cell of a column. Returns null if the cell does not fit the column. The form validates numbers later. */
function readCell(column: Column, cell: string, heading = '', rates?: readonly number[]): PastedRow | null {
  switch (column) {
    case 'name':
      return { name: cell };
    case 'hsn':
      return { hsn: isCellWithoutNumber(cell) ? '' : cell };
    case 'quantity': {
      if (isCellWithoutNumber(cell)) return { quantity: '' };
      const { quantity, unit } = readQuantityAndUnit(cell);
      return unit === null ? { quantity: cell } : { quantity, unit };
    }
    case 'unit':
      if (isCellWithoutNumber(cell)) return {};
      return /[\d%]/.test(cell) ? null : { unit: readUnit(cell) };
    case 'rate':
      return { rate: isCellWithoutNumber(cell) ? '' : cell };
    case 'discount': {
      const discount = cell.replace('%', '');
      if (isCellEmptyOrNil(cell) || readDecimal(discount, 2) === 0) return {};
      if (/%|प्रतिशत/.test(cell + heading)) return { discount, discountIn: 'percent' };
      return marksRupees.test(cell + heading) ? { discount, discountIn: 'rupees' } : null;
    }
    case 'gst': {
      const rate = readGstRate(cell);
      if (rate === null || (rates && rate !== 'missing' && !rates.includes(rate))) return null;
      return withRate(rate);
    }
    // `readTaxParts` reads CGST, SGST and IGST. Amounts and other columns are no values of an item.
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
    const values = readCell(column, cells[at] ?? '', heads[at], rates);
    if (values === null) return { failsAt: at };
    row = { ...row, ...values };
  }
  const parts = readTaxParts(cells, columns);
  if ('failsAt' in parts) return parts;
  row = { ...row, ...parts.row };
  const likelihood = rupeesLikelihood(cells, row, layout);
  if (likelihood === 'certain') return { failsAt: columns.findIndex((column) => isTax(column)) };
  return { row: likelihood === 'possible' ? { ...row, gst: '' } : row };
}

const isTax = (column: Column): boolean => column === 'gst' || taxColumns.some((tax) => tax === column);

/** Returns the GST rate: the sum of CGST and SGST, or IGST. If only one half is present, the form asks for the rate. */
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

/**
 * Default quantity and GST rate for the check of a row's amount. Without a quantity, the amount has to be the price of
 * one unit.
 */
const valuesForCheck = { quantity: '1', gst: '0' };

/**
 * Returns the likelihood that the number in a tax column is an amount in rupees and not a rate. If the price is 360 and
 * the total 378, the number 18 is certainly an amount. Without a total, it is possibly an amount, because 5 per cent of
 * 360 is 18.
 */
function rupeesLikelihood(
  cells: readonly string[],
  row: PastedRow,
  { columns, heads = [] }: Layout,
): 'certain' | 'possible' | 'none' {
  const isMarked = columns.some(
    (column, at) => isTax(column) && marksPercent.test(`${heads[at] ?? ''}${cells[at] ?? ''}`),
  );
  const { line } = readBillLine({ ...createEmptyItem(1), ...valuesForCheck, ...row });
  if (isMarked || !line || line.gst === 0) return 'none';
  const { taxable, gst } = line;
  const tax = computeTaxPart(taxable, gst);
  // The rate and the tax in rupees are the same number, as on a value of 100 rupees.
  if (tax === gst) return 'none';
  const hasTotal = (total: number) =>
    cells.some((cell, at) => columns[at] === 'other' && readDecimal(cell, 2) === total);
  if (hasTotal(taxable + gst)) return 'certain';
  const isPossible = usualRates.some((rate) => rate > 0 && computeTaxPart(taxable, rate) === gst);
  return isPossible && !hasTotal(taxable + tax) ? 'possible' : 'none';
}

/**
 * Reads a row of a table without headings. Fails if the cells do not fit these columns, or if the amount differs from
 * the computed one.
 */
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
  const { line, issues } = readBillLine({ ...createEmptyItem(1), ...valuesForCheck, ...row });
  const [issue] = issues;
  if (issue) return failsAt(readItemFieldName(issue.field)?.field ?? 'rate');
  const amount = readDecimal(cells[columns.indexOf('amount')] ?? '', 2);
  const isSame = !columns.includes('amount') || (line !== null && line.amount - line.discount === amount);
  return isSame ? reading : failsAt('amount');
}

/** Reads the rows of a table until one fails. */
function readTable(table: readonly TableRow[], layout: Layout, read: typeof readRow): TableReading {
  const rows: PastedRow[] = [];
  for (const row of table) {
    const reading = read(row.cells, layout);
    if ('failsAt' in reading) return { failure: { row, at: reading.failsAt, layout, read: rows.length } };
    rows.push(reading.row);
  }
  return { rows };
}

/**
 * Reads a table without headings if exactly one order of columns fits it. Tries the usual GST rates first, then all
 * rates.
 */
function readByLayout(table: readonly TableRow[]): PasteResult {
  const width = table[0]?.cells.length ?? 0;
  // A column without entries is not read as GST rates.
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

/**
 * Returns the columns that the headings name. Returns null if two headings name the same column, or if name or rate is
 * missing.
 */
function columnsOf(heads: readonly string[]): readonly Column[] | null {
  const named = heads.map((head) => headings.find(([, form]) => form.test(head))?.[0] ?? 'other');
  // If one column contains the whole GST rate, the columns of CGST, SGST and IGST are ignored, because most of them
  // contain amounts.
  const columns = named.map((column) =>
    named.includes('gst') && taxColumns.some((tax) => tax === column) ? 'other' : column,
  );
  const isTwice = [...columnOrder, ...taxColumns].some(
    (column) => columns.indexOf(column) !== columns.lastIndexOf(column),
  );
  return columns.includes('name') && columns.includes('rate') && !isTwice ? columns : null;
}

/**
 * Reads pasted rows. A single column fills the field in which it was pasted. Several columns are read by their headings
 * or, without headings, by the only order of columns that fits.
 */
export function readPastedRows(text: string, field: ItemField): PasteResult {
  const count = countPastedRows(text);
  if (count > maxPastedRows) return { refusal: { kind: 'tooLong', rows: count } };
  const all = readPastedCells(text);
  if (all.every(({ length }) => length === 1))
    return {
      rows: all.map(([cell = '']) => (field === 'discountIn' ? null : readCell(field, cell)) ?? { [field]: cell }),
    };
  // Empty rows and totals are not items.
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

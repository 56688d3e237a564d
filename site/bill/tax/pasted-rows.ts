import { readDecimal, writtenText } from '../reading/written-text.ts';
import { brickRates, gstRates, percentText } from './bill.ts';
import { emptyItem, type ItemField } from './bill-draft.ts';
import { percentOf } from './count-bill.ts';
import { isHsn, readLine } from './read-line.ts';
import { readMeasure, readUnit } from './units.ts';

/** What a pasted row says of a line. */
export type PastedRow = Partial<Record<ItemField, string>>;
type Column = (typeof columnOrder)[number] | 'other';

/** In the form's order; an amount is only compared. */
const columnOrder = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const;
/** Layouts of rows without headings; some lack a quantity, so that a HSN is not taken for one. */
const layouts = columnOrder
  .reduce((all, column) => [...(/name|rate/.test(column) ? [] : all), ...all.map((before) => [...before, column])], [
    [],
  ] as Column[][])
  .filter((has) => has.includes('quantity') || has.includes('hsn'))
  .filter((has) => has.includes('gst') || !has.includes('discount'));

/** What a heading names: the first that fits. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['hsn', /hsn|sac\b/i],
  ['quantity', /qty|quantity|\bnos\b|pcs|मात्रा|नग/i],
  ['discount', /disc|छूट/i],
  ['other', /amount|amt|value|total|code|no\b|\bincl|\bwith\b|समेत|सहित|रकम|राशि|कुल|मूल्य/i],
  ['gst', /gst|tax|टैक्स/i],
  ['rate', /rate|price|रेट|दर|भाव|दाम/i],
  ['unit', /unit|uom|यूनिट/i],
  ['name', /item|product|particular|description|goods|name|आइटम|सामान|विवरण|नाम/i],
];
/** What a cell says in its column; null if it cannot stand there. Other numbers are the form's to judge. */
function readCell(column: Column, cell: string, heading: string, rates?: readonly number[]): PastedRow | null {
  if (column === 'amount' || column === 'other' || (column === 'unit' && cell === '')) return {};
  if (column === 'quantity') {
    const { quantity, unit } = readMeasure(cell);
    return unit ? { quantity, unit } : { quantity: cell };
  }
  if (column === 'unit') return /[\d%]/.test(cell) ? null : { unit: readUnit(cell) };
  if (column === 'gst') {
    const rate = readDecimal(cell.replace(/gst|[%@]/gi, ''), 2);
    if (cell === '' || typeof rate !== 'number' || rate > 100_00) return null;
    return !rates || rates.includes(rate) ? { gst: percentText(rate) } : null;
  }
  if (column !== 'discount') return { [column]: cell };
  const discount = cell.replace('%', '');
  if (readDecimal(discount, 2) === 0) return {};
  if (/%|प्रतिशत/.test(cell + heading)) return { discount, discountIn: 'percent' };
  return /₹|rs|amount|amt|रु/i.test(cell + heading) ? { discount, discountIn: 'rupees' } : null;
}

/** A way to read a table: columns, headings if any, and the allowed rates of GST (all if absent). */
type Reading = Readonly<{ columns: readonly Column[]; heads?: readonly string[]; rates?: readonly number[] }>;

function readRow(cells: readonly string[], { columns, heads = [], rates }: Reading): PastedRow | null {
  const read = columns.map((column, index) => readCell(column, cells[index] ?? '', heads[index] ?? '', rates));
  const row = cells.length !== columns.length || read.includes(null) ? null : Object.assign({}, ...read);
  return row && isTaxMoney(cells, row, { columns, heads }) ? null : row;
}

/** Tries a row that has no column for them: the amount beside a rate is then that of one. */
const aloneOnItsRow = { quantity: '1', gst: '0' };

/** Whether `GST 18` is rupees: a total of 378 on 360 says so. */
function isTaxMoney(cells: readonly string[], row: PastedRow, { columns, heads = [] }: Reading): boolean {
  const at = columns.indexOf('gst');
  const tax = readDecimal(cells[at] ?? '', 2);
  const { line } = readLine({ ...emptyItem(1), ...aloneOnItsRow, ...row });
  if (!line || typeof tax !== 'number' || /%|rate|दर|रेट/i.test(heads[at] ?? '')) return false;
  const isTotal = (cell: string, index: number) =>
    columns[index] === 'other' && readDecimal(cell, 2) === line.taxable + tax;
  return tax !== percentOf(line.taxable, line.gst) && cells.some(isTotal);
}

/** Reads a row without headings if it makes a line in these columns and its amount agrees. */
function readLikelyRow(cells: readonly string[], reading: Reading): PastedRow | null {
  const row = readRow(cells, reading);
  const { columns } = reading;
  const { line, issues } = readLine({ ...emptyItem(1), ...aloneOnItsRow, ...row });
  const amount = readDecimal(cells[columns.indexOf('amount')] ?? '', 2);
  const isSame = !columns.includes('amount') || (line !== null && line.amount - line.discount === amount);
  const hasWords = /[a-z\u0900-\u0dff]/i.test(row?.name ?? '') && isHsn(row?.hsn || '0000');
  return hasWords && row?.rate && row.quantity !== '' && issues.length === 0 && isSame ? row : null;
}

/** Reads pasted rows: one column as the field's own, several by headings or the only possible layout; or null. */
export function readPastedRows(text: string, field: ItemField): readonly PastedRow[] | null {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r?\n/);
  const all = lines.map((line) => line.split('\t').map(writtenText));
  if (all.every(({ length }) => length === 1)) return all.map(([cell]) => ({ [field]: cell }));
  // Empty rows and sums are no items.
  const table = all.filter((cells) => !/^((grand |sub ?)?total|कुल)?$/i.test(cells.find((cell) => cell !== '') ?? ''));
  const [heads = [], ...below] = table;
  const named = heads.map((head) => headings.find(([, form]) => form.test(head))?.[0] ?? 'other');
  const isTwice = columnOrder.some((column) => named.indexOf(column) !== named.lastIndexOf(column));
  const hasHeads = named.includes('name') && named.includes('rate') && !isTwice;
  const likely = layouts.filter(({ length }) => length === heads.length);
  const readings = (rates?: readonly number[]) =>
    (hasHeads
      ? [below.map((cells) => readRow(cells, { columns: named, heads }))]
      : likely.map((columns) => table.map((cells) => readLikelyRow(cells, { columns, ...(rates && { rates }) })))
    ).filter((each): each is PastedRow[] => each.length > 0 && !each.includes(null));
  // Usual rates first, then any.
  const usual = readings([...gstRates, ...brickRates]);
  const [rows, other] = usual.length > 0 ? usual : readings();
  return rows && !other ? rows : null;
}

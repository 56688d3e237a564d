import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Box, type Boxes, boxText, readBox, type Width, widths } from './boxes.ts';

/** The boxes of a view at every width. */
export type ViewBoxes = Readonly<Record<Width, Boxes>>;

/** What is committed: the fonts of the machine that measured, and each view by its name. */
export type LooksList = {
  readonly fonts: Readonly<Record<string, string>>;
  readonly views: ReadonlyMap<string, ViewBoxes>;
};

/** A row for each thing: its box at each width, `=` where it is as at the width before. */
type Rows = Readonly<Record<string, string>>;
type Written = { readonly fonts: LooksList['fonts']; readonly views: Readonly<Record<string, Rows>> };

export const looksFile = 'dev/proof/looks/looks.json';

/** The row that names what the usual state has and this one has not. */
const without = 'without';

/** A state of the card lists only what is not as in this one, of the same language. */
const usualState = (view: string): string => view.replace(/^card, \S+/, 'card, sign-up');

export function readLooks(file = looksFile): LooksList | null {
  return existsSync(file) ? parseLooks(readFileSync(file, 'utf8')) : null;
}

export function writeLooks(list: LooksList, file = looksFile): void {
  writeFileSync(file, looksText(list));
}

/** The list as it is committed: sorted, a line for each thing. */
export function looksText({ fonts, views }: LooksList): string {
  const names = [...views.keys()].sort();
  const all = new Map(names.map((name) => [name, rowsOf(views.get(name) as ViewBoxes)]));
  const written = Object.fromEntries(
    names.map((name) => {
      const rows = all.get(name) ?? {};
      const usual = usualState(name) === name ? undefined : all.get(usualState(name));
      return [name, usual ? lessUsual(rows, usual) : rows];
    }),
  );
  return `${JSON.stringify({ fonts, views: written } satisfies Written, null, 2)}\n`;
}

/** Reads `looksText` back. */
export function parseLooks(text: string): LooksList {
  const { fonts, views } = JSON.parse(text) as Written;
  const full = Object.entries(views).map(([name, rows]) => {
    const usual = usualState(name) === name ? {} : (views[usualState(name)] ?? {});
    return [name, boxesOf(withUsual(rows, usual))] as const;
  });
  return { fonts, views: new Map(full) };
}

function lessUsual(rows: Rows, usual: Rows): Rows {
  const missing = Object.keys(usual).filter((name) => !(name in rows));
  const other = Object.entries(rows).filter(([name, row]) => usual[name] !== row);
  return { ...Object.fromEntries(other), ...(missing.length > 0 && { [without]: missing.join(', ') }) };
}

function withUsual({ [without]: missing, ...rows }: Rows, usual: Rows): Rows {
  const left = missing?.split(', ') ?? [];
  return { ...Object.fromEntries(Object.entries(usual).filter(([name]) => !left.includes(name))), ...rows };
}

function rowsOf(boxes: ViewBoxes): Rows {
  const names = [...new Set(widths.flatMap((width) => Object.keys(boxes[width])))].sort();
  return Object.fromEntries(
    names.map((name) => [name, shortened(widths.map((width) => boxText(boxes[width][name])).join(' | '))]),
  );
}

function boxesOf(rows: Rows): ViewBoxes {
  const entries = Object.entries(rows).map(([name, row]) => [name, readRow(row)] as const);
  const at = (column: number): Boxes =>
    Object.fromEntries(
      entries.flatMap(([name, row]): [string, Box][] => {
        const box = row[column];
        return box ? [[name, box]] : [];
      }),
    );
  return Object.fromEntries(widths.map((width, column) => [width, at(column)])) as ViewBoxes;
}

const shortened = (row: string): string => {
  const cells = row.split(' | ');
  return cells.map((cell, index) => (index > 0 && cell === cells[index - 1] ? '=' : cell)).join(' | ');
};

function readRow(row: string): readonly (Box | undefined)[] {
  let last: Box | undefined;
  return row.split(' | ').map((cell) => {
    last = cell === '=' ? last : readBox(cell);
    return last;
  });
}

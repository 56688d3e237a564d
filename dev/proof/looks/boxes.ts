/** Where something stands and how large it is, in px: x and y from the nearest listed thing around it, then width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The boxes of one view at one width, by name, in the order of the page. */
export type Boxes = Readonly<Record<string, Box>>;

/** The widths of the window at which every view is measured, in px. */
export const widths = [360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** How far each number of a box may be from the list, in px: browsers round, and fonts of one name differ by a hair. */
export const tolerance = 4;

/** A view at one width and in one theme that is not as listed. */
export type Difference = { readonly name: string; readonly now: Box | undefined; readonly listed: Box | undefined };

/** What differs by more than the tolerance, is new, or is gone. */
export function compareBoxes(now: Boxes, listed: Boxes): readonly Difference[] {
  const names = new Set([...Object.keys(now), ...Object.keys(listed)]);
  return Array.from(names, (name) => ({ name, now: now[name], listed: listed[name] })).filter(
    (each) => each.now === undefined || each.listed === undefined || !isNear(each.now, each.listed),
  );
}

const isNear = (one: Box, other: Box): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= tolerance);

/** `12,40 320x56`; `-` for what is not there. */
export const boxText = (box: Box | undefined): string => (box ? `${box[0]},${box[1]} ${box[2]}x${box[3]}` : '-');

/** Reads `boxText` back. Throws for anything else. */
export function readBox(text: string): Box | undefined {
  if (text === '-') return undefined;
  const [, ...numbers] = /^(-?\d+),(-?\d+) (\d+)x(\d+)$/.exec(text) ?? [];
  const [x, y, width, height] = numbers.map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error(`"${text}" is no box.`);
  }
  return [x, y, width, height];
}

/** Prints a title, the column headings and the rows. The first column is left-aligned, the others right-aligned. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of all) {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? '';
      return column === 0 ? text.padEnd(width) : text.padStart(width);
    });
    console.log(`  ${cells.join('   ').trimEnd()}`);
  }
}

/** Formats bytes as kB of 1000 bytes: `1234` as `1.2`. */
export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const formatMilliseconds = (time: number): string => String(Math.round(time));
/** Formats a difference in whole milliseconds, with its sign. */
export const formatSignedMilliseconds = (time: number): string => `${time >= 0 ? '+' : ''}${Math.round(time)}`;

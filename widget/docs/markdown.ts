/** Returns a Markdown table. The cells are already Markdown. */
export function formatMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Returns a Markdown table with a row for each entry of a record: the entry's name, then the cells that `cells`
 * returns.
 */
export const formatRecordAsMarkdownTable = <Thing>(
  head: readonly string[],
  things: Readonly<Record<string, Thing>>,
  cells: (thing: Thing, name: string) => readonly string[],
  named: (name: string) => string = formatInlineCode,
): string =>
  formatMarkdownTable(
    head,
    Object.entries(things).map(([name, thing]) => [named(name), ...cells(thing, name)]),
  );

/** Returns a text as inline code, for a cell of a Markdown table. */
export function formatInlineCode(text: string): string {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** Returns a Markdown code block. `info` is the block's language, followed by the block's title if it has one. */
export const formatCodeBlock = (info: string, text: string): string => [`\`\`\`${info}`, text, '```'].join('\n');

/**
 * Inserts each text between its marks `<!-- generated:NAME -->` and `<!-- /generated -->`. Throws if a text has no
 * marks, or marks have no text.
 */
export function fillGeneratedBlocks(markdown: string, texts: Readonly<Record<string, string>>): string {
  const placed = new Set<string>();
  const filled = markdown.replace(
    /(<!-- generated:([a-z-]+) -->)(\n?)[\s\S]*?(<!-- \/generated -->)/g,
    (_, open: string, name: string, lineBreak: string, close: string) => {
      const text = texts[name];
      if (text === undefined) throw new Error(`A document has the mark "${name}", for which there is no text.`);
      placed.add(name);
      return [open, text, close].join(lineBreak);
    },
  );
  const unplaced = Object.keys(texts).filter((name) => !placed.has(name));
  if (unplaced.length > 0) throw new Error(`A document has no mark for: ${unplaced.join(', ')}.`);
  return filled;
}

/** Removes the marks around generated texts. */
export const removeGeneratedMarks = (markdown: string): string =>
  markdown.replace(/<!-- (?:generated:[a-z-]+|\/generated) -->/g, '');

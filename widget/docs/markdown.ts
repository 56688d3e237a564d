/** A table of Markdown; the cells are Markdown themselves. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A table of things by their names: a row for each, its name first, then what `cells` makes of it. */
export const markdownTableOf = <Thing>(
  head: readonly string[],
  things: Readonly<Record<string, Thing>>,
  cells: (thing: Thing, name: string) => readonly string[],
  named: (name: string) => string = inlineCode,
): string =>
  markdownTable(
    head,
    Object.entries(things).map(([name, thing]) => [named(name), ...cells(thing, name)]),
  );

/** A cell that is shown as it is written. */
export function inlineCode(text: string): string {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** A block of code. `info`: its language, and what stands above it, if that is more. */
export const codeBlock = (info: string, text: string): string => [`\`\`\`${info}`, text, '```'].join('\n');

/** Puts each text between its marks, `<!-- generated:NAME -->` and `<!-- /generated -->`. Throws if one has no partner. */
export function fillGeneratedBlocks(markdown: string, texts: Readonly<Record<string, string>>): string {
  const placed = new Set<string>();
  const filled = markdown.replace(
    /(<!-- generated:([a-z-]+) -->)(\n?)[\s\S]*?(<!-- \/generated -->)/g,
    (_, open: string, name: string, lineBreak: string, close: string) => {
      const text = texts[name];
      if (text === undefined) throw new Error(`A document asks for "${name}", which nothing makes.`);
      placed.add(name);
      return [open, text, close].join(lineBreak);
    },
  );
  const homeless = Object.keys(texts).filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`A document has no place for: ${homeless.join(', ')}.`);
  return filled;
}

/** A text without the marks around what is generated. */
export const withoutGeneratedMarks = (markdown: string): string =>
  markdown.replace(/<!-- (?:generated:[a-z-]+|\/generated) -->/g, '');

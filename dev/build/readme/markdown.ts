/** A table of Markdown; the cells are Markdown themselves. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A cell that is shown as it is written. */
export function code(text: string): string {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** A block of code. `info`: its language, and what stands above it, if that is more. */
export const fenced = (info: string, text: string): string => [`\`\`\`${info}`, text, '```'].join('\n');

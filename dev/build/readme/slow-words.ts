/** Returns each slow word of a list, as `slow-words.test.ts` finds them in the table of CONTRIBUTING.md. */
export function listedWords(contributing: string): readonly string[] {
  const [, rows = ''] = /\| slow \| better \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(contributing) ?? [];
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word = '']) => word));
}

/** What is free: code, quotations, quoted paragraphs and the targets of links. */
const free = /^```[\s\S]*?^```|^>.*$|`[^`\n]*`|"[^"\n]*"|“[^”]*”|\]\([^)\s]*\)/gm;

/** Names each slow word of a text, with the file's name before it. */
export function slowWords(file: string, text: string, words: readonly string[]): readonly string[] {
  const slow = new RegExp(`\\b(?:${words.map((word) => word.replaceAll(' ', '[\\s*/]+')).join('|')})\\b`, 'gi');
  const found = text.replace(free, (each) => each.replace(/[^\n]/g, ' ')).matchAll(slow);
  return Array.from(found, ([word]) => `${file}: ${word.replace(/[\s*/]+/g, ' ')}`);
}

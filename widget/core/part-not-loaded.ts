import { formatConsoleLine } from './format-console-line.ts';

/**
 * The texts of the code `card/part-not-loaded`. Every bundle has them, because the file that explains other codes may
 * be missing.
 */
export const partNotLoadedMessage = {
  what: 'A file of the card did not arrive.',
  cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin` and `Timing-Allow-Origin`, and look at `script-src`.",
} as const;

export const partNotLoadedCode = 'card/part-not-loaded';

/**
 * Returns the console line for the case that neither a file of the card nor the single-file card has loaded. `file` is
 * the address of the separate file.
 */
export function formatPartNotLoadedLine(file: string): string {
  const { what, cure } = partNotLoadedMessage;
  return formatConsoleLine(partNotLoadedCode, `${what} Where: ${file}, acct-auth-card.single.js. ${cure}`);
}

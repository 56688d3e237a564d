import { consoleLine } from './console-line.ts';

/** `card/part-not-loaded` in every file and in the guide: no other file may be there to explain it. */
export const partNotLoaded = {
  what: 'A file of the card did not arrive.',
  cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin` and `Timing-Allow-Origin`, and look at `script-src`.",
} as const;

export const partNotLoadedCode = 'card/part-not-loaded';

/** Returns the console line. `file`: the address of the part; the whole card in one file was tried after it. */
export function partNotLoadedLine(file: string): string {
  const { what, cure } = partNotLoaded;
  return consoleLine(partNotLoadedCode, `${what} Where: ${file}, acct-auth-card.single.js. ${cure}`);
}

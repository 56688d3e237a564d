import { consoleLine } from './console-line.ts';

/**
 * The texts of `card/part-not-loaded`, in every bundle and in the guide: the file that explains others may be missing.
 */
export const partNotLoaded = {
  what: 'A file of the card did not arrive.',
  cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin` and `Timing-Allow-Origin`, and look at `script-src`.",
} as const;

export const partNotLoadedCode = 'card/part-not-loaded';

/** Returns the console line. `file`: the address of the part. The single-file card was tried after it. */
export function partNotLoadedLine(file: string): string {
  const { what, cure } = partNotLoaded;
  return consoleLine(partNotLoadedCode, `${what} Where: ${file}, acct-auth-card.single.js. ${cure}`);
}

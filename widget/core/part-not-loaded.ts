/** `card/part-not-loaded` in shell and guide: the shell's only message, since no other file may load. */
export const partNotLoaded = {
  what: 'A file of the card did not arrive.',
  cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin` and `Timing-Allow-Origin`, and look at `script-src`.",
} as const;

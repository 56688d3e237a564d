/**
 * What line and guide say of `card/part-not-loaded`, with code in backticks: the one message that the shell has with
 * it, since no other file of the card may be had.
 */
export const partNotLoaded = {
  what: 'A file of the card did not arrive.',
  cure: "Nearly always the visitor's connection; the card tries again. If it stays: serve all files of the release beside the script, with `Access-Control-Allow-Origin` and `Timing-Allow-Origin`, and look at `script-src`.",
} as const;

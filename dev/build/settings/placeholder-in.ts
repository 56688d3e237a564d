/** What stands in documents and examples in place of a word, and in no sentence that means it. */
const inTexts: readonly RegExp[] = [
  // Reserved for documents (RFC 2606, RFC 6761). Names below `.test` are reserved too, for trying out a live build.
  /[\w-]*\.(?:example|invalid)(?=$|[\s:/?#])/i,
  /(?<=^|[/.@])example\.(?:com|net|org|edu)(?=$|[\s:/?#])/i,
  /(?<![a-z0-9])(?:change[-_ ]?me|to[-_ ]?be[-_ ]supplied|placeholder|dummy|todo|tbd)(?![a-z0-9])/i,
  /(?<![a-z0-9])x{3,}(?![a-z0-9])|x{6,}|\*{3,}/i,
  /0{8,}/,
  /<[^<>]*>|\{[^{}]*\}/,
];

/**
 * The same for values, each so narrow that no real one is met: a key is 39 letters and digits at random, and a domain
 * may well begin with "your".
 */
const inValues: readonly RegExp[] = [
  ...inTexts,
  // Google Play takes no package of that name.
  /(?<=[?&]id=)(?:com\.)?example\.[\w.]+/i,
  /(?<![a-z0-9])your[-_ ](?:(?:web|own)[-_ ])?(?:api|key|project|app|domain|site|company|auth)[\w-]*/i,
  /(?<![a-z0-9])not[-_ ]an?[-_ ][a-z]+(?![a-z0-9])/i,
  /\.{3,}|…|[<>{}]/,
  // The keys of .env.example and of demo builds: anybody has their other halves.
  /QBT6kls0uPINvLgA|Er11D8ti8xtN8e6f|JrQLj5P\/89iXES9/,
  /^demo-(?:acct|api-key|app-id)$/,
];

/** The part of a value that only holds the place of a real one; null when there is none. */
export const placeholderIn = (value: string): string | null => firstOf(inValues, value);

/** What people write where they do not know yet, as the whole text; in any language a text has a letter or a digit. */
const unwritten = /^(?:n\/?a|tb[acd]|null|undefined|test|pending|coming soon|to be (?:\w+)|बाद में)?[^\p{L}\p{N}]*$/iu;

/** The same of a text in words. */
export const placeholderOf = (text: string): string | null => (unwritten.test(text) ? text : firstOf(inTexts, text));

const firstOf = (patterns: readonly RegExp[], text: string): string | null =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? null;

/**
 * What stands in documents and examples in place of a value, each so narrow that no real one is met: a key is 39
 * letters and digits at random, and a domain may well begin with "your".
 */
const placeholders: readonly RegExp[] = [
  // Reserved for documents (RFC 2606, RFC 6761). Names below `.test` are reserved too, for trying out a live build.
  /[\w-]*\.(?:example|invalid)(?=$|[\s:/?#])/i,
  /(?<=^|[/.@])example\.(?:com|net|org|edu)(?=$|[\s:/?#])/i,
  // Google Play takes no package of that name.
  /(?<=[?&]id=)(?:com\.)?example\.[\w.]+/i,
  /(?<![a-z0-9])your[-_ ](?:(?:web|own)[-_ ])?(?:api|key|project|app|domain|site|company|auth)[\w-]*/i,
  /(?<![a-z0-9])(?:not[-_ ]an?[-_ ][a-z]+|change[-_ ]?me|to[-_ ]?be[-_ ]supplied|placeholder|dummy|todo|tbd)(?![a-z0-9])/i,
  /(?<![a-z0-9])x{3,}(?![a-z0-9])|x{6,}|\*{3,}|\.{3,}|…/i,
  /0{8,}/,
  /[<>{}]/,
  // The keys of .env.example and of demo builds: what releases know of them is for anybody to sign with.
  /QBT6kls0uPINvLgA|Er11D8ti8xtN8e6f/,
  /^demo-(?:acct|api-key|app-id)$/,
];

/** The part of a value that only holds the place of a real one; null when there is none. */
export function placeholderIn(value: string): string | null {
  for (const pattern of placeholders) {
    const found = pattern.exec(value)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** What people write where they do not know yet, as the whole text; in any language a text has a letter or a digit. */
const unwritten = /^(?:n\/?a|tb[acd]|null|undefined|test|pending|coming soon|to be (?:\w+)|बाद में)?[^\p{L}\p{N}]*$/iu;

/** The part of a text that only holds the place of a real one; null when there is none. */
export const placeholderOf = (text: string): string | null =>
  // Unlike settings, sentences may have dots and a step (`Reports > Take out`).
  unwritten.test(text) ? text : placeholderIn(text.replace(/\.{3,}|…|(?<!<[^>]*)>/g, ' '));

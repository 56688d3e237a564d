import owner from '../../owner.json' with { type: 'json' };

/** Returns an expression that matches any of these patterns as whole words. */
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'i');

/** Patterns of placeholders in documents and examples. No real sentence contains them. */
const inTexts: readonly RegExp[] = [
  // Domain names that are reserved for documents (RFC 2606, RFC 6761). Names below `.test` are allowed, so that an
  // owner can try out a live build.
  /[\w-]*\.(?:example|invalid)(?=$|[\s:/?#])/i,
  /(?<=^|[/.@])example\.(?:com|net|org|edu)(?=$|[\s:/?#])/i,
  anyOf('change[-_ ]?me', 'to[-_ ]?be[-_ ]supplied', 'placeholder', 'dummy', 'todo', 'tbd'),
  anyOf('x{3,}'),
  /x{6,}/i,
  /\*{3,}/,
  /0{8,}/,
  /<[^<>]*>/,
  /\{[^{}]*\}/,
  anyOf('lorem', 'anytown', 'ipsum dolor'),
  /(?<=[@/.])(?:your|my)-?(?:domain|company|brand|business|site)\.[a-z]{2,}/i,
  /(?<=^@)(?:your|my)-scope/i,
];

/**
 * Patterns of placeholders in settings. They are specific enough not to match a real value such as a key of 39 random
 * characters.
 */
const inValues: readonly RegExp[] = [
  ...inTexts,
  // Google Play refuses a package name of this form.
  /(?<=[?&]id=)(?:com\.)?example\.[\w.]+/i,
  /(?<![a-z0-9])your[-_ ](?:(?:web|own)[-_ ])?(?:api|key|project|app|domain|site|company|auth)[\w-]*/i,
  anyOf('not[-_ ]an?[-_ ][a-z]+'),
  /\.{3,}/,
  /[…<>{}]/,
  // Patterns of the installer in .env.example, and of the keys in .env.example and in demo builds. Everybody can read
  // the private halves of these keys.
  /(?<=\/)acct-setup-[\w.]+/,
  /QBT6kls0uPINvLgA|Er11D8ti8xtN8e6f|JrQLj5P\/89iXES9/,
  /^demo-(?:acct|api-key|app-id)$/,
];

/** Returns the placeholder in the value of a setting, or null. */
export const findPlaceholder = (value: string): string | null => firstOf(inValues, value);

/** Patterns of texts that people write when they do not know the answer to a question yet. */
const unknownYet = [
  'n[/.]?a',
  'tb[acd]',
  'null',
  'nil',
  'none',
  'nobody',
  'someone',
  'unknown',
  'vacant',
  'undefined',
  'true',
  'false',
  'test',
  'asdf',
  'qwerty',
  'abc',
  'foo(?: bar)?',
  'pending',
  'coming soon',
  '(?:yet )?to be \\w+',
  'will be \\w+',
  '(?:the )?same(?: as .*)?',
  '(?:as|see) above',
  'ibid',
  'ditto',
  'not (?:yet )?(?:appointed|decided|known|applicable|available)(?: yet)?',
  'बाद में',
  'अभी नहीं',
  'वही',
  'ऊपर जैसा',
  'कोई नहीं',
  'लागू नहीं',
  'john doe',
  'jane doe',
];
/** Matches a text that says only that the answer is unknown, or that has no letter or digit. */
const unwritten = new RegExp(`^(?:${unknownYet.join('|')})?[^\\p{L}\\p{N}]*$`, 'iu');

/** Matches a text that is one repeated letter, or the name of a variable. */
const noWords = /^(\p{L})\1{2,}$|^[A-Z0-9]+(?:_[A-Z0-9]+)+$/u;

/** The names of facts in lower case. People may write a fact's name instead of the fact. */
const factNames = new Set(Object.keys(owner.facts).map((name) => name.toLowerCase()));
const isFactName = (text: string): boolean => factNames.has(text.replace(/[\s_-]/g, '').toLowerCase());

/**
 * Words that occur in the questions for facts. A text of only these words is not an answer: `Your Company Pvt Ltd`,
 * `Number of days`.
 */
const askingWords = new Set(
  (
    'your my our the a of and example sample test xyz legal full company firm business organisation organization brand ' +
    'product grievance officer owner name postal address city state pin code phone number days date time length here ' +
    'private pvt limited ltd llp inc mr mrs ms dr shri smt x श्री श्रीमती आपकी आपका अपना कंपनी शिकायत अधिकारी का की के कानूनी पूरा नाम डाक पता शहर दिनों संख्या समय कितना'
  ).split(' '),
);

/** Returns the placeholder in the text of a fact, or null. */
export function findPlaceholderInText(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isNone = unwritten.test(text) || noWords.test(text) || isFactName(text);
  return isNone || words.every((word) => askingWords.has(word)) ? text : firstOf(inTexts, text);
}

/** Patterns of the HTML elements that people write into a text. */
const elements = [
  'a',
  'b',
  'br',
  'p',
  'i',
  'u',
  'em',
  'strong',
  'small',
  'span',
  'div',
  'img',
  'script',
  'h\\d',
  'ol',
  'ul',
  'li',
];
const markup: readonly RegExp[] = [
  new RegExp(`<(?:${elements.join('|')})(?=[\\s/>])[^<>]*>`, 'i'),
  // Matches the end tag of any element.
  /<\/\s*\w[^<>]*>/,
  /&[a-z]+;/i,
  /&#\w+;/,
];

/**
 * Returns the HTML tag or character reference in a plain text, or null. A placeholder such as `<name>` is not a tag.
 */
export const findMarkup = (text: string): string | null => firstOf(markup, text);

const firstOf = (patterns: readonly RegExp[], text: string): string | null =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? null;

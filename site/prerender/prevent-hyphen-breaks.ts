/** Parts of React's markup: whole comments and scripts, tags, and the text between them. */
const pieces = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[^>]+>|[^<]+/g;

const letter = '[\\p{L}\\p{M}]';
const letterOrDigit = '[\\p{L}\\p{M}\\p{N}]';
/**
 * Matches a character that shows, next to a hyphenated word, that the word is part of a longer word, an address or a
 * file name.
 */
const notBefore = '[\\p{L}\\p{M}\\p{N}_@&./-]';
const notAfter = '[\\p{L}\\p{M}\\p{N}_@/-]|\\.\\p{L}';
/** A hyphenated word of two parts that fits in any column, or the name of a tax return such as `GSTR-3B`. */
const parts = `${letterOrDigit}{1,11}-\\p{L}${letter}{0,10}|GSTR-\\d\\p{L}?`;
const hyphenated = new RegExp(`(?<!${notBefore})(?:${parts})(?!${notAfter})`, 'gu');

/** Returns a pattern for the opening tags of these elements. */
const tagsOf = (...names: readonly string[]): RegExp => new RegExp(`^<(?:${names.join('|')})\\b`);

/** Elements with running text, in which a hyphenated word gets a `<span>`. */
const running = tagsOf('p', 'h1', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'th', 'td', 'small', 'summary');
/** Elements whose text must stay unchanged. */
const verbatim = tagsOf('pre', 'code', 'textarea', 'svg');
/**
 * Markup that React hydrates in the browser and must find unchanged, and lists whose rows are flex containers. Directly
 * in such a row, the `<span>` would become an item of its own.
 */
const untouched = /\sdata-(bill|debts)\b|\sclass="rows"/;
const withoutEnd = tagsOf('area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr');

const hasNoEnd = (tag: string): boolean => withoutEnd.test(tag) || tag.endsWith('/>');
const isUntouched = (tag: string): boolean => verbatim.test(tag) || untouched.test(tag);

/**
 * Returns the body's HTML with spans that prevent a line break within a word such as `E-mail` or `money-back`. CSS has
 * no rule for this.
 */
export function preventHyphenBreaks(body: string): string {
  const open: string[] = [];
  return body.replace(pieces, (piece) => {
    if (piece.startsWith('<script') || piece.startsWith('<!')) return piece;
    if (piece.startsWith('</')) open.pop();
    else if (piece.startsWith('<') && !hasNoEnd(piece)) open.push(piece);
    if (piece.startsWith('<') || !running.test(open.at(-1) ?? '') || open.some(isUntouched)) return piece;
    return piece.replace(hyphenated, '<span class="firm">$&</span>');
  });
}

/** Parts of React's markup: whole comments and scripts, tags, and the text between them. */
const pieces = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[^>]+>|[^<]+/g;

const letter = '[\\p{L}\\p{M}]';
const letterOrDigit = '[\\p{L}\\p{M}\\p{N}]';
/** Matches characters that make a longer word, an address or a file name of a term. */
const notBefore = '[\\p{L}\\p{M}\\p{N}_@&./-]';
const notAfter = '[\\p{L}\\p{M}\\p{N}_@/-]|\\.\\p{L}';
/** A word of two parts that fits in any column, or the name of a return such as `GSTR-3B`. */
const parts = `${letterOrDigit}{1,11}-\\p{L}${letter}{0,10}|GSTR-\\d\\p{L}?`;
const hyphenated = new RegExp(`(?<!${notBefore})(?:${parts})(?!${notAfter})`, 'gu');

/** Returns a pattern for the opening tags of these elements. */
const tagsOf = (...names: readonly string[]): RegExp => new RegExp(`^<(?:${names.join('|')})\\b`);

/** Elements with running text. In a row of boxes (`.rows`) the word would become its own box. */
const running = tagsOf('p', 'h1', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'th', 'td', 'small', 'summary');
/** Text in which every character counts. */
const verbatim = tagsOf('pre', 'code', 'textarea', 'svg');
/** Markup that React hydrates in the browser and must find unchanged, and rows of boxes. */
const untouched = /\sdata-(bill|debts)\b|\sclass="rows"/;
const withoutEnd = tagsOf('area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr');

const hasNoEnd = (tag: string): boolean => withoutEnd.test(tag) || tag.endsWith('/>');
const isUntouched = (tag: string): boolean => verbatim.test(tag) || untouched.test(tag);

/**
 * Returns a body's HTML in which no line breaks inside a word such as `E-mail` or `money-back`. CSS has no such rule.
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

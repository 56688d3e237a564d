/** Markup as React writes it: comments and scripts whole, tags, and the text between them. */
const pieces = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[^>]+>|[^<]+/g;

/** A word of two parts that fits into any column; no address, file name or name of several hyphens. */
const hyphenated =
  /(?<![\p{L}\p{M}\p{N}_@&./-])[\p{L}\p{M}\p{N}]{1,11}-\p{L}[\p{L}\p{M}]{0,10}(?![\p{L}\p{M}\p{N}_@/-]|\.\p{L})/gu;

/** Elements whose text runs on in lines. In a row of boxes (`.rows`) the word would become a box of its own. */
const running = /^<(p|h[1-4]|li|dt|dd|th|td|summary)\b/;

/**
 * Text in which every sign counts, and what React takes over in the browser, where it must find what it would write.
 */
const untouched = /^<(pre|code|textarea|svg)\b|\sdata-(bill|debts)\b|\sclass="rows"/;
const isVoid = /^<(area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/;

/**
 * The HTML of a body in which no line ends within a word such as `E-mail` or `money-back`: CSS has no word for that.
 */
export function withFirmHyphens(body: string): string {
  const open: string[] = [];
  return body.replace(pieces, (piece) => {
    if (piece.startsWith('<script') || piece.startsWith('<!')) return piece;
    if (piece.startsWith('</')) open.pop();
    else if (piece.startsWith('<') && !isVoid.test(piece)) open.push(piece);
    if (piece.startsWith('<') || !running.test(open.at(-1) ?? '') || open.some((tag) => untouched.test(tag)))
      return piece;
    return piece.replace(hyphenated, '<span class="firm">$&</span>');
  });
}

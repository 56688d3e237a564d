/** Parts of React's markup: whole comments and scripts, tags, and the text between them. */
const pieces = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[^>]+>|[^<]+/g;

/** A word of two parts that fits in any column; no address, file name or word with several hyphens. */
const hyphenated =
  /(?<![\p{L}\p{M}\p{N}_@&./-])[\p{L}\p{M}\p{N}]{1,11}-\p{L}[\p{L}\p{M}]{0,10}(?![\p{L}\p{M}\p{N}_@/-]|\.\p{L})/gu;

/** Elements with running text. In a row of boxes (`.rows`) the word would become its own box. */
const running = /^<(p|h[1-4]|li|dt|dd|th|td|summary)\b/;

/** Text in which every character counts, and markup that React takes over in the browser and must find unchanged. */
const untouched = /^<(pre|code|textarea|svg)\b|\sdata-(bill|debts)\b|\sclass="rows"/;
const isVoid = /^<(area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/;

/**
 * Returns a body's HTML in which no line breaks within a word such as `E-mail` or `money-back`: CSS cannot say that.
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

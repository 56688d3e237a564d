/**
 * Control and format characters, line separators, private and half characters: in a terminal they could colour, move or turn
 * what stands around them. The joiners U+200C and U+200D stay, which Hindi needs.
 */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** A stranger's text, safe in a terminal: what cannot be seen is written out, as `\u{202e}`, and a backslash doubled. */
export const visibleText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replace(hidden, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/** The same JSON with all of that escaped, as JSON escapes it. `JSON.stringify` itself leaves marks of direction as they are. */
export const visibleJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(hidden, (one) =>
    one === '\n' ? one : one.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** A condition of access rules that `&&` joins to others, and the rules as they are without it. */
export type Condition = { readonly text: string; readonly without: string };

/**
 * Every condition that `&&` joins to another, by text: of `a && (b && c || d)` those are `a`, `(b && c || d)`, `b` and
 * `c`. `rules`: in the rules language, https://firebase.google.com/docs/rules/rules-language
 */
export function conditionsIn(rules: string): readonly Condition[] {
  const readable = rules.replace(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (text) => '_'.repeat(text.length));
  const found: Condition[] = [];
  // Of each open bracket: where the condition begins that is being read, and whether one stands before it.
  const open = [{ start: 0, isJoined: false }];
  for (const { 0: sign, index } of readable.matchAll(/&&|\|\||[()[\]{},;?:]|\b(?:if|return)\b/g)) {
    if ('([{'.includes(sign)) {
      open.push({ start: index + 1, isJoined: false });
      continue;
    }
    const level = open.at(-1);
    if (!level) throw new Error(`More brackets are closed than opened before ${rules.slice(index, index + 40)}`);
    if (level.isJoined || sign === '&&') {
      const without = `${rules.slice(0, level.start)} true ${rules.slice(index)}`;
      found.push({ text: rules.slice(level.start, index).trim(), without });
    }
    if (')]}'.includes(sign)) open.pop();
    else Object.assign(level, { start: index + sign.length, isJoined: sign === '&&' });
  }
  return found;
}

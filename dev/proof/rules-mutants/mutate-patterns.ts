import type { Change, Mutator } from './mutant.ts';

/** What a pattern is made of, as firestore.rules writes it: RE2, backslashes doubled, characters beyond ASCII as `\\x{200e}`. */
const part =
  /(?<opening>\[\^?)|(?<closing>\])|(?<first>\\\\x\{[0-9a-f]+\}|[a-z0-9])-(?<last>\\\\x\{[0-9a-f]+\}|[a-z0-9])|(?<code>\\\\x\{[0-9a-f]+\})|(?<count>\{\d+(?:,\d*)?\})|(?<plain>\\\\.|.)/gi;

/** Patterns loosened and narrowed: anchors, repetitions, characters, alternatives. */
export const mutatePatterns: Mutator = (node) => {
  const pattern = node.kind === 'string' ? node.word.slice(1, -1) : '';
  if (!/[\\[\]{}^$+*|]/.test(pattern)) return [];
  const changes: Change[] = [];
  const start = node.start + 1;
  // A string of characters alone is put into the brackets of another one.
  let inClass = pattern.startsWith('\\\\x');
  for (const { index, 0: found, groups = {} } of pattern.matchAll(part)) {
    const change = (kind: string, ...texts: readonly string[]): void => {
      for (const text of texts) changes.push({ kind, start: start + index, end: start + index + found.length, text });
    };
    const { opening, closing, first, last, code, count, plain } = groups;
    if (opening) inClass = true;
    if (closing) inClass = false;
    if (opening) change('characters turned', opening === '[' ? '[^' : '[');
    if (first && last) change('characters changed', ...rangesNear(codeOf(first), codeOf(last)));
    if (code) change('characters changed', ...rangesNear(codeOf(code), codeOf(code)));
    if (count) change('repetition changed', ...countsNear(count));
    if (plain && inClass) change('characters changed', '');
    if (plain && !inClass && /[\^$]/.test(plain)) change('anchor dropped', '');
    if (plain && !inClass && /[+*]/.test(plain)) change('repetition changed', '', plain === '+' ? '*' : '+');
  }
  const ways = pattern.split('|');
  const whole = { start, end: start + pattern.length };
  return ways.length > 1
    ? [...changes, ...ways.map((text) => ({ kind: 'alternative chosen', ...whole, text }))]
    : changes;
};

const codeOf = (character: string): number => {
  const [, hex] = /\{(.+)\}/.exec(character) ?? [];
  return hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16);
};

/** None of the range, and each end moved to both sides. */
function rangesNear(first: number, last: number): readonly string[] {
  const near = [
    [first - 1, last],
    [first, last + 1],
    ...(first < last ? [[first + 1, last] as const, [first, last - 1] as const] : []),
  ];
  const valid = near.filter(([from = 0, to = 0]) => from >= 0 && to <= 0x10ffff);
  return ['', ...valid.map((codes) => codes.map((code) => `\\\\x{${code.toString(16)}}`).join('-'))];
}

/** `{10,15}`: each number one less and one more, and no upper one. */
function countsNear(count: string): readonly string[] {
  const [from = 0, to] = count
    .slice(1, -1)
    .split(',')
    .map((number) => (number === '' ? undefined : Number(number)));
  const isExact = !count.includes(',');
  const upper = to === undefined ? '' : String(to);
  const lower = [from - 1, from + 1].map((number) => (isExact ? `{${number}}` : `{${number},${upper}}`));
  if (isExact) return [...lower, `{${from},}`];
  return to === undefined ? [...lower, '*'] : [...lower, `{${from},${to - 1}}`, `{${from},${to + 1}}`, `{${from},}`];
}

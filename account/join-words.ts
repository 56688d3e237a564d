/** Joins words to `a`, `a or b`, `a, b or c`. `last` is the word between the last two, such as "or". */
export const joinWords = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.slice(-1)}`;

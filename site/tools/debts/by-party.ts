/** Returns the same key for spellings of a name that differ only in case, dots and spaces. */
export const createNameKey = (party: string): string => party.toLowerCase().replace(/[\s.]+/g, '');

/** Returns groups in the order of their first elements. Old browsers lack `Map.groupBy`. */
export function groupBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly (readonly Each[])[] {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each)) ?? [];
    group.push(each);
    groups.set(keyOf(each), group);
  }
  return Array.from(groups.values());
}

/**
 * Returns pairs of names that may belong to one party, because they differ only by a punctuation mark, "and", "ji" or a
 * letter.
 */
export function findSimilarNames(names: readonly string[]): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  const [whole, shorter] = [new Map<string, string>(), new Map<string, string>()];
  for (const name of names) {
    const parts = name.toLowerCase().split(/[^a-z\d\u0900-\u0dff]+/);
    const words = parts.filter((word) => !/^(?:and|ji|bhai|जी|भाई|एंड|और|)$/.test(word));
    const form = words.join('');
    const shorts = words.flatMap((word, at) =>
      Array.from(/\d/.test(word) || word.length < 6 ? '' : word.slice(1), (_, cut) =>
        words.map((each, index) => (index === at ? each.slice(0, cut + 1) + each.slice(cut + 2) : each)).join(''),
      ),
    );
    const other = whole.get(form) ?? shorter.get(form) ?? whole.get(shorts.find((short) => whole.has(short)) ?? '');
    if (form !== '' && other !== undefined) pairs.push([other, name]);
    else whole.set(form, name);
    for (const short of shorts) shorter.set(short, name);
  }
  return pairs;
}

import type { Fate } from './judge-mutants.ts';
import type { RulesMutant } from './mutant.ts';

/**
 * What came of the mutants that were judged.
 *
 * @param all every mutant of the file, judged or not
 * @param equivalents the reason why nothing can kill a mutant, by its name
 * @returns a row for each kind of change (made, killed, unreadable, equivalent, survived) and one of the sums; how many mutants need no more
 *   looking after; and a line for each survivor, and for each equivalent that was killed or is no mutant
 */
export function tellFates(
  all: readonly RulesMutant[],
  fates: ReadonlyMap<RulesMutant, Fate>,
  equivalents: Readonly<Record<string, string>>,
): { readonly rows: string[][]; readonly proved: number; readonly failures: readonly string[] } {
  const judged = Array.from(fates, ([mutant, fate]) => {
    const isEquivalent = fate === 'survived' && mutant.name in equivalents;
    return { ...mutant, fate: isEquivalent ? 'equivalent' : fate };
  });
  const rowOf = (title: string, mutants: readonly { readonly fate: string }[]): string[] => {
    const counts = ['killed', 'unreadable', 'equivalent', 'survived'].map((fate) => {
      return String(mutants.filter((mutant) => mutant.fate === fate).length);
    });
    return [title, String(mutants.length), ...counts];
  };
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  const names = new Set(all.map(({ name }) => name));
  const survivors = judged.filter(({ fate }) => fate === 'survived');
  const failures = [
    ...survivors.map(({ kind, name }) => `survived: ${kind}: ${name}`),
    ...judged
      .filter(({ name, fate }) => name in equivalents && fate !== 'equivalent')
      .map(({ name, fate }) => `listed as equivalent, but ${fate}: ${name}`),
    ...Object.keys(equivalents)
      .filter((name) => !names.has(name))
      .map((name) => `listed as equivalent, but no mutant: ${name}`),
  ];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      judged.filter((mutant) => mutant.kind === kind),
    ),
  );
  return { rows: [...rows, rowOf('all', judged)], proved: judged.length - survivors.length, failures };
}

import type { JudgedMutant } from './read-mutants.ts';

/** For each file its mutants that no test tells from the code, each with the reason. */
export type Explained = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What came of the mutants.
 *
 * @returns a row for each file (made, killed, broken, explained, survived) and one of the sums; how many mutants need no more looking after;
 *   and a line for each survivor without a reason, and for each reason in one of the files without a survivor
 */
export function tellMutants(
  mutants: readonly JudgedMutant[],
  explained: Explained,
): { readonly rows: string[][]; readonly proved: number; readonly failures: readonly string[] } {
  const isExplained = ({ file, change }: JudgedMutant): boolean => change in (explained[file] ?? {});
  const judged = mutants.map((mutant) => ({
    ...mutant,
    fate: mutant.fate === 'survived' && isExplained(mutant) ? 'explained' : mutant.fate,
  }));
  const rowOf = (title: string, own: typeof judged): string[] => {
    const counts = ['killed', 'broken', 'explained', 'survived'].map((fate) => {
      return String(own.filter((mutant) => mutant.fate === fate).length);
    });
    return [title, String(own.length), ...counts];
  };
  const files = [...new Set(judged.map(({ file }) => file))];
  const survivors = judged.filter(({ fate }) => fate === 'survived');
  const stale = files.flatMap((file) =>
    Object.keys(explained[file] ?? {})
      .filter(
        (change) => !judged.some((each) => each.file === file && each.change === change && each.fate === 'explained'),
      )
      .map((change) => `explained, but no survivor: ${file}: ${change}`),
  );
  const rows = files.map((file) =>
    rowOf(
      file,
      judged.filter((mutant) => mutant.file === file),
    ),
  );
  return {
    rows: [...rows, rowOf('all', judged)],
    proved: judged.length - survivors.length,
    failures: [...survivors.map(({ file, change }) => `survived: ${file}: ${change}`), ...stale],
  };
}

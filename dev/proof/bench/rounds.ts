/** What one visit showed, by heads of columns: times end in `, ms`, sizes in `, kB` (1000 bytes), others are counts. */
export type Run = Readonly<Record<string, number>>;
/** Something to be measured in every round. */
export type Subject = { readonly name: string; readonly measure: () => Promise<Run> };
export type Measured = {
  /** The runs that count, in the order of the rounds, by the subject's name. Subjects that failed are not in it. */
  readonly runs: ReadonlyMap<string, readonly Run[]>;
  /** One line for each subject that could not be measured. */
  readonly failures: readonly string[];
};

/**
 * Measures all subjects in turn (A B C A B C), so that a slow minute of the machine falls on all of them; the first
 * round warms up and does not count. A subject that fails twice in the same round is left out from then on.
 */
export async function measureRounds(title: string, subjects: readonly Subject[], rounds: number): Promise<Measured> {
  const runs = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]));
  const failures: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    console.log(`${title}: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}`);
    for (const { name, measure } of subjects) {
      const kept = runs.get(name);
      if (!kept) continue;
      try {
        const run = await measure().catch((error: Error) => {
          console.log(`  ${name}, once more: ${error.message.split('\n')[0]}`);
          return measure();
        });
        if (round > 0) kept.push(run);
      } catch (error) {
        failures.push(`${title}: ${name}: ${(error as Error).message.split('\n')[0]}`);
        runs.delete(name);
      }
    }
  }
  return { runs, failures };
}

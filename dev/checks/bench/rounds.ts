import { parseArgs } from 'node:util';
import { CommandError } from '../../base/run-tool.ts';

/**
 * The results of one visit, by column heading. Times end in `, ms` and sizes in `, kB` (1000 bytes); other values are
 * counts.
 */
export type RunResults = Readonly<Record<string, number>>;
/** A page that is measured in every round. */
export type MeasuredSubject = { readonly name: string; readonly measure: () => Promise<RunResults> };
export type RoundResults = {
  /** The results by subject, in the order of the rounds. Failed subjects are missing. */
  readonly runs: ReadonlyMap<string, readonly RunResults[]>;
  /** Contains a line of text for each failed subject. */
  readonly failures: readonly string[];
};

/**
 * Measures all subjects in turn after a warm-up, in alternating order, so that a slow minute affects all of them. A
 * subject that fails twice is not measured in later rounds.
 */
export async function measureRounds(
  title: string,
  subjects: readonly MeasuredSubject[],
  rounds: number,
): Promise<RoundResults> {
  const runs = new Map<string, RunResults[]>(subjects.map(({ name }) => [name, []]));
  const failures: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    console.log(`${title}: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}`);
    for (const { name, measure } of round % 2 === 0 ? subjects : [...subjects].reverse()) {
      const counted = runs.get(name);
      if (!counted) continue;
      try {
        const run = await measure().catch((error: Error) => {
          console.log(`  ${name} failed, trying again: ${error.message.split('\n')[0]}`);
          return measure();
        });
        if (round > 0) counted.push(run);
      } catch (error) {
        failures.push(`${title}: ${name}: ${(error as Error).message.split('\n')[0]}`);
        runs.delete(name);
      }
    }
  }
  return { runs, failures };
}

export type BenchOptions = {
  /** The number of rounds after the warm-up. */
  readonly runs: number;
  /** Another commit, which is measured in the same rounds. */
  readonly against?: string;
  /** True if the reader of pasted lists is measured instead of pages. */
  readonly lists?: boolean;
};

const usage = 'npm run bench -- [--runs 7] [--against REVISION] [--lists]';

/** Reads the arguments after `npm run bench --`. Throws a CommandError for an unknown argument. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const options = {
    runs: { type: 'string', default: '7' },
    against: { type: 'string' },
    lists: { type: 'boolean' },
  } as const;
  try {
    const { runs, against, lists } = parseArgs({ args: [...args], options }).values;
    if (!/^[1-9]\d*$/.test(runs)) throw new Error('--runs needs a whole number, 1 or more.');
    return { runs: Number(runs), ...(against !== undefined && { against }), ...(lists && { lists }) };
  } catch (error) {
    throw new CommandError(`${(error as Error).message} Usage: ${usage}`);
  }
}

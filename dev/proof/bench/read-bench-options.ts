import { parseArgs } from 'node:util';
import { CommandError } from '../../build/command-error.ts';

export type BenchOptions = {
  /** Rounds that count. */
  readonly runs: number;
  /** A commit to be measured in the same rounds. */
  readonly against?: string;
};

const usage = 'npm run bench -- [--runs 7] [--against REVISION]';

/** Reads the arguments after `npm run bench --`; anything unknown is a CommandError. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const options = { runs: { type: 'string', default: '7' }, against: { type: 'string' } } as const;
  try {
    const { runs, against } = parseArgs({ args: [...args], options }).values;
    if (!/^[1-9]\d*$/.test(runs)) throw new Error('--runs takes a whole number from 1 up.');
    return { runs: Number(runs), ...(against !== undefined && { against }) };
  } catch (error) {
    throw new CommandError(`${(error as Error).message} Usage: ${usage}`);
  }
}

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
  const { runs, against } = parse(args);
  const rounds = Number(runs);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError(`--runs takes a whole number from 1 up: ${usage}`);
  return { runs: rounds, ...(against !== undefined && { against }) };
}

function parse(args: readonly string[]): { readonly runs: string; readonly against?: string | undefined } {
  try {
    const options = { runs: { type: 'string', default: '7' }, against: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message} ${usage}`);
  }
}

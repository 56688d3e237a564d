import { CommandError } from '../../build/command-error.ts';

export type BenchOptions = {
  /** Rounds that count. */
  readonly runs: number;
  /** Whether to build first; without, the build of the last run is measured. */
  readonly builds: boolean;
};

const usage = 'npm run bench -- [--runs 7] [--no-build]';

/** Reads the arguments after `npm run bench --`; anything unknown is a CommandError. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  let runs = 7;
  let builds = true;
  for (let index = 0; index < args.length; index++) {
    if (args[index] === '--no-build') {
      builds = false;
    } else if (args[index] === '--runs') {
      index++;
      runs = Number(args[index]);
      if (!Number.isInteger(runs) || runs < 1)
        throw new CommandError(`--runs takes a whole number from 1 up: ${usage}`);
    } else {
      throw new CommandError(`Unknown argument "${args[index]}": ${usage}`);
    }
  }
  return { runs, builds };
}

import { parseArgs } from 'node:util';
import { CommandError } from '../build/command-error.ts';
import type { ProofOptions } from './proof-part.ts';

export type ProofArguments = ProofOptions & {
  /** The chosen parts, in the order of the table. */
  readonly names: readonly string[];
  /** Whether to build first; without, the build of the last run is used. */
  readonly builds: boolean;
};

/**
 * Reads the arguments after `npm run proof --`; `known`: the names of all parts, `otherwise`: the seed where none is given. Anything else
 * is a CommandError of one line.
 */
export function readProofOptions(
  args: readonly string[],
  known: readonly string[],
  otherwise: () => number,
): ProofArguments {
  const { values, positionals } = parse(args);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`Unknown part of the long suite: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  }
  const seed = Number(values.seed ?? otherwise());
  if (!Number.isInteger(seed)) throw new CommandError(`--seed takes a whole number: ${usage}`);
  return {
    names: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    builds: !values['no-build'],
    short: values.short,
    write: values.write,
    seed,
  };
}

const usage = 'npm run proof -- [PART...] [--short] [--seed N] [--write] [--no-build]';
const flag = { type: 'boolean', default: false } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { short: flag, write: flag, 'no-build': flag, seed: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('.')[0]}: ${usage}`);
  }
}

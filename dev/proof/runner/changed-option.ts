import { parseArgs } from 'node:util';
import { CommandError } from '../../base/run-tool.ts';

/**
 * Returns vitest's options for `--changed [REF]`, which runs only tests of changed files. Throws a CommandError for
 * other options.
 */
export function readChangedOption(args: readonly string[]): readonly string[] {
  const options = { changed: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (!values.changed && positionals.length === 0) return [];
  const [reference, ...more] = positionals;
  if (!values.changed || more.length > 0)
    throw new CommandError(`npm run test:quick takes only --changed [REF], not "${args.join(' ')}".`);
  return [reference === undefined ? '--changed' : `--changed=${reference}`];
}

import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { CommandError } from './run-tool.ts';

/** Writes a new secret for its owner alone. Throws a CommandError for an existing file, or inside the repository. */
export function writeSecretFile(file: string, secret: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new CommandError(`${file}: there is no folder ${folder}. Make it first.`);
  if (!/^\.\.(?:[\\/]|$)/.test(relative(realpathSync.native('.'), realpathSync.native(folder))))
    throw new CommandError(`${file} is inside the repository. Name a file outside, such as ../secret.pem.`);
  try {
    // `wx` creates the file or fails: it never writes through a dangling link.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new CommandError(`${file} is there already.`) : error;
  }
}

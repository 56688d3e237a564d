import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import paths, { dirname, resolve } from 'node:path';
import { CommandError } from './run-tool.ts';

/**
 * Writes a secret that only its owner can read. Throws a CommandError for an existing file, or inside the repository.
 */
export function writeSecretFile(file: string, secret: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new CommandError(`${file}: there is no folder ${folder}. Create it first.`);
  if (isInsideFolder(realpathSync.native('.'), realpathSync.native(folder)))
    throw new CommandError(`${file} is inside the repository. Name a file outside, such as ../secret.pem.`);
  try {
    // `wx` creates the file or fails: it never writes through a dangling link.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? new CommandError(`${file} already exists. Name a new file.`)
      : error;
  }
}

/** Returns true if a real path is a folder or below it. The last argument is `node:path` or one of its platforms. */
export function isInsideFolder(folder: string, path: string, { relative, isAbsolute } = paths): boolean {
  const steps = relative(folder, path);
  // Between two drives of Windows the relative path is absolute.
  return !isAbsolute(steps) && !/^\.\.(?:[\\/]|$)/.test(steps);
}

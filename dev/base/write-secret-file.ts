import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import paths, { dirname, resolve } from 'node:path';
import { CommandError } from './run-tool.ts';

/**
 * Writes a secret to a new file that only its owner can read. Throws a CommandError if the file exists or is inside the
 * repository.
 */
export function writeSecretFile(file: string, secret: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new CommandError(`${file}: there is no folder ${folder}. Create it first.`);
  if (isInsideFolder(realpathSync.native('.'), realpathSync.native(folder)))
    throw new CommandError(`${file} is inside the repository. Name a file outside, such as ../secret.pem.`);
  try {
    // With the flag `wx`, writing fails if the file exists, even if it is a link whose target is missing.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? new CommandError(`${file} already exists. Name a new file.`)
      : error;
  }
}

/**
 * Returns true if `path` is the folder itself or is below it. The last argument is `node:path`, or its version for
 * another operating system.
 */
export function isInsideFolder(folder: string, path: string, { relative, isAbsolute } = paths): boolean {
  const steps = relative(folder, path);
  // For paths on two different drives of Windows, `relative` returns an absolute path.
  return !isAbsolute(steps) && !/^\.\.(?:[\\/]|$)/.test(steps);
}

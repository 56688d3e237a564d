import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import paths, { dirname, resolve } from 'node:path';
import { CommandError } from './run-tool.ts';

/** Writes a new secret for its owner alone. Throws a CommandError for an existing file, or inside the repository. */
export function writeSecretFile(file: string, secret: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new CommandError(`${file}: there is no folder ${folder}. Make it first.`);
  if (isInside(realpathSync.native('.'), realpathSync.native(folder)))
    throw new CommandError(`${file} is inside the repository. Name a file outside, such as ../secret.pem.`);
  try {
    // `wx` creates the file or fails: it never writes through a dangling link.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new CommandError(`${file} is there already.`) : error;
  }
}

/** Returns true if a real path is a folder or lies below it, by the rules of `node:path` or one of its platforms. */
export function isInside(folder: string, path: string, { relative, isAbsolute } = paths): boolean {
  const way = relative(folder, path);
  // Between two drives of Windows the way is the whole path.
  return !isAbsolute(way) && !/^\.\.(?:[\\/]|$)/.test(way);
}

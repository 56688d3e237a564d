import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of the first of these programs that the PATH of `env` leads to, or undefined. */
export function findOnPath(names: readonly string[], env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const files = names.flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return files.find((file) => existsSync(file));
}

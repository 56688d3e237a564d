import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

/** Set: the build of the card writes a source map beside each script. */
export const sourceMapsVariable = 'ACCT_SOURCE_MAPS';

/**
 * Takes the source maps out of a folder of built files, by the script's name; a release ships without them. Their
 * sources are named from the repository's root on, wherever the build lies.
 */
export function takeSourceMaps(folder: string): Readonly<Record<string, string>> {
  const taken: Record<string, string> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js.map'))) {
    const path = join(folder, file);
    const script = basename(file, '.map');
    const map = JSON.parse(readFileSync(path, 'utf8')) as { sources: readonly string[] };
    rmSync(path);
    // A script that served the build alone is gone by now.
    if (!existsSync(join(folder, script))) continue;
    taken[script] = JSON.stringify({ ...map, sources: map.sources.map((each) => fromRoot(resolve(folder, each))) });
  }
  return taken;
}

const fromRoot = (file: string): string => relative(process.cwd(), file).split(sep).join('/');

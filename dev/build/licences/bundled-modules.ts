import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { CommandError } from '../command-error.ts';

const list = /^bundled-modules\..+\.json$/;

/** Writes beside the scripts which modules lie in them, in a list for each environment of the build. */
export const bundledModules: Plugin = {
  name: 'bundled-modules',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const fileName = `bundled-modules.${this.environment.name}.json`;
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(ids.map(fromRoot)) });
  },
};

/**
 * Takes these lists out of a folder of built files. Throws a CommandError when there is none: it would look like a
 * build without packages.
 */
export function takeBundledModules(folder: string): readonly string[] {
  const paths = readdirSync(folder).flatMap((file) => (list.test(file) ? [join(folder, file)] : []));
  if (paths.length === 0) throw new CommandError(`The build in ${folder} no longer tells which modules are in it.`);
  const ids = paths.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as readonly string[]);
  for (const path of paths) rmSync(path);
  return [...new Set(ids)].sort();
}

/** As the repository names it; what a bundler makes up itself begins with a zero byte and stays as it is. */
function fromRoot(id: string): string {
  if (id.startsWith('\0')) return id;
  return relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesFile } from '../../build/licences/licence-notices.ts';
import type { BuiltFiles } from './built-site.ts';

/** A package of which something lies in the card or in the site's scripts. */
export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string };

/** Where a build lists them, below `dist`. */
const lists = [join('widget', noticesFile), join('site', noticesFile)];
/** A head of licence-notices.ts. */
const head = /^(@?[\w./-]+) (\d+\.\d+\.\S+) \((.+)\)$/gm;

/**
 * Every package that the build in `dist` ships, by name; the build itself wrote the lists. Throws where one is missing
 * or empty.
 */
export function shippedPackages({ folder }: BuiltFiles): readonly ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const list of lists) {
    const heads = Array.from(readFileSync(join(folder, list), 'utf8').matchAll(head));
    if (heads.length === 0) throw new Error(`${list} names no package.`);
    for (const [whole, name = '', version = '', licence = ''] of heads) found.set(whole, { name, version, licence });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

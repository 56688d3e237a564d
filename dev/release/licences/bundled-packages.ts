import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import spdx from 'spdx-license-list/full.js';
import type { Plugin } from 'vite';
import { CommandError } from '../../base/run-tool.ts';

const list = /^bundled-modules\..+\.json$/;

/** Writes a list of bundled modules into the built folder for each environment of the build. */
export const bundledModulesPlugin: Plugin = {
  name: 'bundled-modules',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const fileName = `bundled-modules.${this.environment.name}.json`;
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(ids.map(fromRoot)) });
  },
};

/**
 * Removes and returns the lists of modules in a built folder. Throws a CommandError if there is no list, since the
 * build would then seem to contain no packages.
 */
export function collectBundledModules(folder: string): readonly string[] {
  const paths = readdirSync(folder).flatMap((file) => (list.test(file) ? [join(folder, file)] : []));
  if (paths.length === 0)
    throw new CommandError(`The build in ${folder} does not list its modules (bundled-modules.*.json).`);
  const ids = paths.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as readonly string[]);
  for (const path of paths) rmSync(path);
  return [...new Set(ids)].sort();
}

/**
 * Returns a module's path in the repository. The id of a bundler's own module begins with a zero byte and stays
 * unchanged.
 */
function fromRoot(id: string): string {
  if (id.startsWith('\0')) return id;
  return relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/');
}

/** The copyright lines of a package, and the address at which they are published. */
type SuppliedCopyright = { readonly lines: readonly string[]; readonly source: string };

/**
 * The copyright of packages whose published files name no holder. The build stops at such a package if it is not in
 * this list.
 */
const suppliedCopyrights: Readonly<Record<string, SuppliedCopyright>> = {
  '@r2wc/core': {
    lines: ['Copyright (c) 2022 Bitovi'],
    source: 'https://github.com/bitovi/react-to-web-component/blob/main/LICENSE',
  },
};

/** A package that is part of the built files. */
export type BundledPackage = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  /** SPDX identifier or expression, as in its package.json. */
  readonly licence: string;
  /** The copyright holders; empty if `text` is from the package's own licence files. */
  readonly holders: readonly string[];
  /** The licence's full text. */
  readonly text: string;
};

type Metadata = { readonly name: string; readonly version: string; readonly license?: string; description?: string };

/** The package from which each of the bundler's own modules comes. */
const ofTheBundler: Readonly<Record<string, string>> = {
  '\0rolldown/runtime.js': 'node_modules/rolldown',
  '\0vite/preload-helper.js': 'node_modules/vite',
};

/** The rest of Vite's licence concerns Vite's own packages, none of which is in a build. */
const ofItsOwnPackages = /^# Licenses of bundled dependencies[\s\S]*/m;

const noticeFile = /^(licen[cs]e|copying|notice|copyright)/i;
const copyrightLine = /Copyright (?:\(c\) )?\d{4}[^\n*]*/gi;

/**
 * Returns the packages of these modules. Throws a CommandError for a package with an unknown origin, or with licence
 * terms that cannot be met.
 */
export function readBundledPackages(modules: readonly string[], root = '.'): readonly BundledPackage[] {
  const byFolder = new Map<string, string[]>();
  for (const id of modules) {
    const folder = folderOf(id);
    if (folder !== null) byFolder.set(folder, [...(byFolder.get(folder) ?? []), id]);
  }
  return Array.from(byFolder, ([folder, ids]) => readPackage(root, folder, ids)).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}

/** Returns the package's folder; null for the project's own sources. */
function folderOf(id: string): string | null {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? [];
  const known = folder ?? ofTheBundler[id];
  if (known !== undefined) return known;
  if (/^(account|settings|site|widget)\//.test(id)) return null;
  throw new CommandError(`The build has the module ${JSON.stringify(id)}, whose licence is unknown.`);
}

function readPackage(root: string, folder: string, ids: readonly string[]): BundledPackage {
  const inside = (file: string): string => readFileSync(join(root, folder, file), 'utf8');
  const { name, version, license: licence, description } = JSON.parse(inside('package.json')) as Metadata;
  if (licence === undefined) throw new CommandError(`${name} ${version} is in the build, but declares no licence.`);
  const known = { name, version, licence, ...(description && { description }) };
  const own = readdirSync(join(root, folder)).filter((file) => noticeFile.test(file));
  if (own.length > 0)
    return { ...known, holders: [], text: own.sort().map(inside).join('\n').replace(ofItsOwnPackages, '') };

  // The package contains no licence file, but copies must include the licence text, so the standard text is used.
  const sources = ids.filter((id) => !id.startsWith('\0')).map((id) => readFileSync(join(root, id), 'utf8'));
  const found = sources.flatMap((source) => source.match(copyrightLine) ?? []).map((line) => line.trim());
  const holders = [...new Set(found.length > 0 ? found : (suppliedCopyrights[name]?.lines ?? []))].sort();
  const text = spdx[licence]?.licenseText.replace(/^Copyright .*<.*>.*\n+/m, '');
  if (text === undefined || holders.length === 0) {
    throw new CommandError(
      `${name} ${version} (${licence}) is in the build, but the text of its licence or its copyright holder cannot be found: see dev/release/licences/bundled-packages.ts.`,
    );
  }
  return { ...known, holders, text };
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { brand } from '../../../site/brand.ts';
import { sampleDomain } from '../../../widget/docs/attribute-docs.ts';
import { readDesignTokens } from '../../../widget/docs/token-docs.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { BundledPackage } from '../licences/bundled-packages.ts';
import {
  billOfMaterialsFile,
  createBillOfMaterials,
  createLicenceNotices,
  licenceNoticesFile,
} from '../licences/licence-notices.ts';
import { integrityFile } from '../releases/release-list.ts';
import { apiFile } from './element-api.ts';
import { createElementManifest } from './element-manifest.ts';
import { generateElementTypes } from './element-types.ts';
import { cardFolder, createPackageJson, createPackageReadme, frameworksWithTypes } from './package-files.ts';
import { adaptImportsForBundlers } from './source-maps.ts';

export type WritePackageOptions = {
  /** The package's folder. */
  readonly out: string;
  /** The folder of the built card, with the same files as the card's release. */
  readonly widget: string;
  /** The source map of each script, by the script's name (source-maps.ts). */
  readonly maps: Readonly<Record<string, string>>;
  /** The packages bundled in the card. */
  readonly packages: readonly BundledPackage[];
  readonly settings: BuildSettings;
};

/** Type files that are written by hand in widget/package, and shipped unchanged. */
const typeFiles = ['single', ...frameworksWithTypes];

/** Writes the npm package. It has the files of the release, and files for the tools with which a page is built. */
export async function writePackage({ out, widget, maps, packages, settings }: WritePackageOptions): Promise<void> {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'version' | 'license',
    string
  >;
  const site = settings.mode === 'live' ? (settings.values.VITE_SITE_ORIGIN ?? null) : null;
  const description = `The sign-up and sign-in card of ${brand.name}, as the custom element <acct-auth-card>.`;
  const facts = { name: brand.packageName, version, description, license, site };
  const card = join(out, cardFolder);
  mkdirSync(card, { recursive: true });
  // Omits the files about the hosted release. The package's scripts name their source maps, so the hashes in
  // integrity.json do not fit these scripts.
  const left = [integrityFile, licenceNoticesFile, apiFile];
  cpSync(widget, card, { recursive: true, filter: (file) => !left.includes(basename(file)) });
  for (const [script, sourceMap] of Object.entries(maps)) {
    const path = join(card, script);
    const { code, map } = adaptImportsForBundlers({ code: readFileSync(path, 'utf8').trimEnd(), map: sourceMap });
    writeFileSync(`${path}.map`, map);
    writeFileSync(path, `${code}\n//# sourceMappingURL=${script}.map\n`);
  }
  const { light } = readDesignTokens();
  const write = (file: string, text: string): void =>
    writeFileSync(join(out, file), text.replaceAll(sampleDomain, brand.domain));
  write('package.json', json(createPackageJson(facts)));
  write('custom-elements.json', json(createElementManifest(light)));
  write('index.d.ts', await generateElementTypes());
  write('README.md', createPackageReadme(facts));
  write(licenceNoticesFile, createLicenceNotices(packages, 'The card holds'));
  write(billOfMaterialsFile, createBillOfMaterials({ ...facts, licence: license }, packages));
  cpSync('widget/package/changelog.md', join(out, 'CHANGELOG.md'));
  for (const file of typeFiles) cpSync(join('widget/package', `${file}.d.ts`), join(out, `${file}.d.ts`));
  // These entries have only types. They also need an empty script, because importing them must not fail at run time.
  for (const framework of frameworksWithTypes) write(`${framework}.js`, 'export {};\n');
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The npm package of the card, as one file. */
export type PackedCard = {
  readonly name: string;
  /** The absolute path of the packed file. */
  readonly tarball: string;
};

/**
 * Packs the build in `folder` with `npm pack`, and writes the packed file into the same folder. Throws a CommandError
 * if there is no build, or npm fails.
 */
export function packCard(folder: string): PackedCard {
  const source = join(folder, 'package');
  if (!existsSync(source)) throw new CommandError(`${source} is not there: run again without --no-build.`);
  const args = ['pack', '--silent', '--pack-destination', '..'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: source, encoding: 'utf8' });
  const [file] = /\S+\.tgz/.exec(stdout) ?? [];
  if (status !== 0 || file === undefined) throw new CommandError(`npm pack failed:\n${stderr}`);
  return { name: brand.packageName, tarball: resolve(folder, file) };
}

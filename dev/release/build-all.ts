import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { permanentFilesFolder } from '../../site/prerender/render-missing-editions.ts';
import { CommandError, spawnProcessGroup } from '../base/run-tool.ts';
import { readBuildSettings } from '../settings/read-build-settings.ts';
import { currentEdition } from './editions/current-edition.ts';
import type { EarlierEditions } from './editions/published-editions.ts';
import { copyEditions, writeEditionList } from './editions/write-editions.ts';
import { collectBundledModules, readBundledPackages } from './licences/bundled-packages.ts';
import { createLicenceNotices, licenceNoticesFile } from './licences/licence-notices.ts';
import { apiFile, createElementApi, formatApiFile } from './package/element-api.ts';
import { collectSourceMaps, sourceMapsVariable } from './package/source-maps.ts';
import { writePackage } from './package/write-package.ts';
import type { EarlierRelease } from './releases/fetch-earlier-releases.ts';
import { describeRelease, formatIntegrityFile, integrityFile } from './releases/release-list.ts';
import { validateApiChanges } from './releases/validate-api-changes.ts';
import { type WriteReleasesOptions, writeReleases } from './releases/write-releases.ts';

export type BuildOptions = {
  /** The output folder, in which the build creates `widget/` and `site/`. */
  readonly out: string;
  /** This build's settings and ports. They override the environment variables. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The releases on the live site, which this build has to publish again. */
  readonly earlier?: readonly EarlierRelease[];
  /** The editions of the legal texts on the live site, which this build has to publish again. */
  readonly editions?: EarlierEditions | null;
  /** If true, also builds the npm package of the card, in `package/`. */
  readonly packs?: boolean;
} & Pick<WriteReleasesOptions, 'withdrawn'>;

/**
 * Builds the card's playground, whose page is `out`/index.html. The playground is served below /playground/ and never
 * goes live.
 */
export async function buildPlayground({ out, env = {} }: BuildOptions): Promise<void> {
  const folder = resolve(out);
  await viteBuild('playground', 'dev/release/playground.config.ts', folder, { ...process.env, ...env });
  // Moves the page to the root of the folder, since Vite writes it to widget/, where its source is.
  renameSync(join(folder, 'widget/index.html'), join(folder, 'index.html'));
}

/**
 * Builds the card, its release, the site and /widget/ with all releases. Throws a CommandError if one of them fails.
 */
export async function buildAll({
  out,
  env = {},
  earlier = [],
  editions = null,
  packs = false,
  withdrawn,
}: BuildOptions): Promise<void> {
  const folder = resolve(out);
  const widget = join(folder, 'widget');
  // Writes the releases outside the site's folder, because the site's build empties its folder and reads the list of
  // releases.
  const releases = join(folder, 'releases');
  rmSync(folder, { recursive: true, force: true });
  const settings = { ...process.env, ...env, ACCT_DIST: folder };
  const maps = packs ? { [sourceMapsVariable]: '1' } : {};
  await viteBuild('widget', 'vite.widget.config.ts', widget, { ...settings, ...maps });
  const sourceMaps = collectSourceMaps(widget);
  const packages = readBundledPackages(collectBundledModules(widget));
  writeFileSync(join(widget, licenceNoticesFile), createLicenceNotices(packages, 'The card holds'));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const api = await createElementApi();
  writeFileSync(join(widget, apiFile), formatApiFile(api));
  const release = describeRelease(widget, version);
  const changelog = readFileSync('widget/package/changelog.md', 'utf8');
  validateApiChanges({ release: release.release, version, api, changelog }, earlier, withdrawn?.marks);
  writeFileSync(join(widget, integrityFile), formatIntegrityFile(release));
  writeReleases({ out: releases, widget, release, earlier, ...(withdrawn && { withdrawn }) });
  if (packs) {
    const read = readBuildSettings(settings);
    await writePackage({ out: join(folder, 'package'), widget, maps: sourceMaps, packages, settings: read });
  }
  if (editions) copyEditions(join(folder, permanentFilesFolder), editions);
  await viteBuild('site', 'vite.site.config.ts', join(folder, 'site'), settings);
  const ofSite = readBundledPackages(collectBundledModules(join(folder, 'site')));
  writeFileSync(
    join(folder, 'site', licenceNoticesFile),
    createLicenceNotices(ofSite, 'The scripts of this site hold'),
  );
  renameSync(releases, join(folder, 'site/widget'));
  rmSync(join(folder, permanentFilesFolder), { recursive: true });
  writeEditionList(join(folder, 'site'), editions?.list ?? null, await currentEdition(readBuildSettings(settings)));
  for (const file of ['site/index.html', 'site/widget/v1/acct-auth-card.js']) {
    if (!existsSync(join(folder, file)))
      throw new CommandError(`The build ended without an error, but did not write ${join(out, file)}.`);
  }
}

async function viteBuild(part: string, config: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, 'build', '-c', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawnProcessGroup(process.execPath, args, { output: 'inherit', env });
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));
  if (code !== 0) throw new CommandError(`The build of ${part} failed (exit code ${code}): see the lines above.`);
}

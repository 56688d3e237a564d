import { buildDefaults } from '../parse-attributes.ts';

/** The site's folder of releases, and this release's name in it. */
export type LoadedRelease = { readonly folder: string; readonly name: string };

/**
 * Returns this release. null if the card's files are not on the site, or if their folder is not that of one release.
 */
export function findLoadedRelease(): LoadedRelease | null {
  const [, folder = '', name = ''] = /^(.*\/widget\/)(\d[^/]*-[0-9a-f]{8})\/[^/]*$/.exec(import.meta.url) ?? [];
  return folder === `${buildDefaults.siteOrigin}/widget/` ? { folder, name } : null;
}

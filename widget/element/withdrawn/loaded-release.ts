import { buildTimeDefaults } from '../parse-attributes.ts';

/** The site's folder of releases, and this release's name in it. */
export type LoadedRelease = { readonly folder: string; readonly name: string };

/** Returns this release. null if the card's files are not on the site, or not in the folder of a single release. */
export function findLoadedRelease(): LoadedRelease | null {
  const [, folder = '', name = ''] = /^(.*\/widget\/)(\d[^/]*-[0-9a-f]{8})\/[^/]*$/.exec(import.meta.url) ?? [];
  return folder === `${buildTimeDefaults.siteOrigin}/widget/` ? { folder, name } : null;
}

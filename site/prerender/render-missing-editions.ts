import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder in a build's output whose files are copied unchanged to the same paths of the site. */
export const permanentFilesFolder = 'frozen';

/** A permanently published page: its path, and its bytes as text. */
export type PermanentPage = { readonly path: string; readonly html: string };

/**
 * Renders today's legal texts to `folder`. Does not replace texts that are already there, because they come from the
 * live site. Returns all published texts in `folder`.
 */
export async function renderMissingEditions(
  folder: string,
  paths: readonly string[],
  render: (path: string) => Promise<string>,
): Promise<readonly PermanentPage[]> {
  for (const path of paths) {
    const file = join(folder, `${path}.html`);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await render(path));
  }
  return readPermanentPages(folder);
}

/** Returns the published pages in the subfolder `editions` of a folder. */
export function readPermanentPages(folder: string): readonly PermanentPage[] {
  return readdirSync(join(folder, 'editions'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/editions/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`,
      html: readFileSync(join(folder, 'editions', file), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

import { type CardRelease, cardFiles, majorVersionFolder, singleFileAddressCount } from './release.ts';

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * Returns the card's tag as HTML, with each attribute on its own line if there are more than two. `inside` is the HTML
 * inside the tag.
 */
export function createCardTag(attributes: Readonly<Record<string, string>>, inside = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  const open =
    written.length > 2 ? written.map((one) => `\n  ${one}`).join('') : written.map((one) => ` ${one}`).join('');
  return `<acct-auth-card${open}>${inside}</acct-auth-card>`;
}

export type SnippetOptions = {
  /** Origin of the site that hosts the card, without a slash at the end. */
  readonly origin: string;
  /** The tag's attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The link inside the card, for visitors without scripts. */
  readonly fallback: string;
  /** The path of the link inside the card, on `origin`. The default is `/login`. */
  readonly login?: string;
  /**
   * The folder with the partner's copy of the release, without a slash at the end. If this option is absent, the site
   * serves the files.
   */
  readonly folder?: string;
};

export type SnippetKind = 'pinned' | 'moving';

type FilesPlace = Pick<SnippetOptions, 'origin' | 'folder'>;

/**
 * Returns the lines that load one pinned release. The import map comes before every module. `mapText` is the text of
 * the import map. A policy has to list the hash of this text.
 */
export function createPinnedTags(
  release: CardRelease,
  { origin, folder = `${origin}/widget/${release.release}` }: FilesPlace,
) {
  const hashOf = (file: string): string => {
    const integrity = release.files[file]?.integrity;
    if (integrity === undefined) throw new Error(`Release ${release.release} holds no ${file}.`);
    return integrity;
  };
  const checked = (file: string): string => `"${folder}/${file}" integrity="${hashOf(file)}" crossorigin`;
  const integrity = Object.fromEntries(
    importedPaths(release).map((path) => [`${folder}/${path}`, hashOf(path.replace(/\?.*/, ''))]),
  );
  const mapText = `\n${JSON.stringify({ integrity }, null, 2)}\n`;
  return {
    mapText,
    importMap: `<script type="importmap">${mapText}</script>`,
    script: `<script type="module" src=${checked(cardFiles.shell)}></script>`,
    preload: `<link rel="modulepreload" href=${checked(cardFiles.react)}>`,
  };
}

/** Returns the recommended snippet. It names an exact release, verifies every script by its hash and preloads React. */
export function createPinnedSnippet(release: CardRelease, place: SnippetOptions): string {
  const { importMap, script, preload } = createPinnedTags(release, place);
  return [importMap, script, preload, element(place)].join('\n');
}

/** Returns the snippet for a page that nobody maintains: one tag, which always loads the current release. */
export function createCurrentReleaseSnippet(place: SnippetOptions): string {
  const { origin, folder } = place;
  const address = `${folder ?? `${origin}/widget/${majorVersionFolder}`}/${cardFiles.shell}`;
  return [`<script type="module" src="${address}"></script>`, element(place)].join('\n');
}

/** Returns every path from which the card imports a script of the release. The import map has to list each path. */
function importedPaths({ files }: CardRelease): string[] {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js') && file !== cardFiles.shell);
  const tries = Array.from({ length: singleFileAddressCount }, (_, turn) => `${cardFiles.single}?try=${turn + 1}`);
  return [...scripts.filter((file) => file !== cardFiles.single), ...tries];
}

const element = ({ origin, attributes, fallback, login = '/login' }: SnippetOptions): string =>
  createCardTag(attributes, `\n  <a href="${origin}${login}">${fallback}</a>\n`);

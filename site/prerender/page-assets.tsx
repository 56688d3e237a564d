import type { Island } from '../base/paths.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';

/** A script of `islands/`: its address and, in a build, its hash and the hashes of its imports (as in `integrity`). */
export type IslandScript = {
  readonly src: string;
  readonly integrity?: string;
  /** The hashes of the script's imports, keyed by address. */
  readonly imports?: Readonly<Record<string, string>>;
};

/**
 * The sources of a page's styles and scripts: in a build, inlined text and files with hashed names; in development,
 * source paths.
 */
export type PageAssets = {
  readonly stylesheets:
    | { readonly inline: Readonly<Record<Stylesheet, string>> }
    | { readonly pathOf: (stylesheet: Stylesheet) => string };
  readonly islandScript: (island: Island) => IslandScript;
};

/** An import map with only the hashes of a page's imports, since a script tag has no attribute for them. */
export function IntegrityImportMap({ of }: { readonly of: readonly IslandScript[] }) {
  const integrity = Object.assign({}, ...of.map(({ imports }) => imports));
  // Omits the hashes that are already in the scripts' own tags.
  for (const { src } of of) delete integrity[src];
  if (Object.keys(integrity).length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and hashes; React would escape their quotes
  return <script type="importmap" dangerouslySetInnerHTML={{ __html: JSON.stringify({ integrity }) }} />;
}

import type { Island } from '../base/paths.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';

/** A module of `islands/`: its address and, in a build, its hash and its imports' hashes (as in `integrity`). */
export type IslandScript = {
  readonly src: string;
  readonly integrity?: string;
  /** Keyed by address. */
  readonly imports?: Readonly<Record<string, string>>;
};

/**
 * The sources of a page's styles and scripts: inlined and hashed names in a build, plain source paths in development.
 */
export type PageAssets = {
  readonly stylesheets:
    | { readonly inline: Readonly<Record<Stylesheet, string>> }
    | { readonly pathOf: (stylesheet: Stylesheet) => string };
  readonly islandScript: (island: Island) => IslandScript;
};

/** The hashes of a page's imports, which no script tag can carry: an import map with nothing else. */
export function ImportHashes({ of }: { readonly of: readonly IslandScript[] }) {
  const integrity = Object.assign({}, ...of.map(({ imports }) => imports));
  // A script's tag has its hash.
  for (const { src } of of) delete integrity[src];
  if (Object.keys(integrity).length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and hashes; React would escape their quotes
  return <script type="importmap" dangerouslySetInnerHTML={{ __html: JSON.stringify({ integrity }) }} />;
}

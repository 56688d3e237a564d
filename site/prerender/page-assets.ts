import type { Stylesheet } from '../styles/stylesheets.ts';

/** A module of `islands/`: its address and, in a build, the hashes (as in `integrity`) of it and of what it may import. */
export type IslandScript = {
  readonly src: string;
  readonly integrity?: string;
  /** By address. */
  readonly imports?: Readonly<Record<string, string>>;
};

/**
 * Where a page finds its styles and scripts: inlined and hashed names in a build, plain source paths in development.
 */
export type PageAssets = {
  readonly stylesheets:
    | { readonly inline: Readonly<Record<Stylesheet, string>> }
    | { readonly pathOf: (stylesheet: Stylesheet) => string };
  readonly islandScript: (island: string) => IslandScript;
};

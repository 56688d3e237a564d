import type { Stylesheet } from '../styles/stylesheets.ts';

/**
 * Where a page finds its styles and scripts: inlined and hashed names in a build, plain source paths in development.
 */
export type PageAssets = {
  readonly stylesheets:
    | { readonly inline: Readonly<Record<Stylesheet, string>> }
    | { readonly pathOf: (stylesheet: Stylesheet) => string };
  readonly islandPath: (island: string) => string;
};

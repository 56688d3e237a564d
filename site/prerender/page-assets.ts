/** Where a page finds its styles and scripts: inlined and hashed names in a build, plain source paths in development. */
export type PageAssets = {
  readonly stylesheet: { readonly inline: string } | { readonly href: string };
  readonly islandPath: (island: string) => string;
};

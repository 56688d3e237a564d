// A contract: the shape of a file that other programs read.

/** A release of the card: the content of the `integrity.json` in its folder. */
export type Release = {
  /** The folder's name: the version, a hyphen, 8 hexadecimal digits of a hash over all files. */
  readonly release: string;
  readonly version: string;
  /** Hash and size of each file by its path. `integrity` is the attribute of that name (Subresource Integrity, sha384). */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
};

/** The files of a release that snippets, pages and the moving folder name, all directly in its folder. */
export const cardFiles = {
  /** The first bytes, which a script tag loads. */
  shell: 'acct-auth-card.js',
  /** React and the card's views, which a preload line names. */
  react: 'react.js',
  /** The whole card in one file: for hosts of one script, and as the shell's fallback. */
  single: 'acct-auth-card.single.js',
} as const;

/** The folder beside the releases whose files lead to the current one; its name changes only with the major version. */
export const movingFolder = 'v1';

/** Number of paths (`?try=1` ...) of the single file with a hash in a pinned snippet: no try runs unchecked. */
export const recoveryTries = 3;

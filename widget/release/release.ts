// This type is a contract: other programs read a file of this shape.

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
  /** The shell of the card, which a script tag loads first. */
  shell: 'acct-auth-card.js',
  /** React and the card's views, which a preload line names. */
  react: 'react.js',
  /** The whole card in one file, for hosts that allow only one script, and as the fallback of the shell. */
  single: 'acct-auth-card.single.js',
} as const;

/** The folder beside the releases whose files lead to the current one; its name changes only with the major version. */
export const movingFolder = 'v1';

/**
 * The number of addresses (`?try=1` ...) of the single file that a pinned snippet lists with a hash, so that no try
 * runs unchecked.
 */
export const recoveryTryCount = 3;

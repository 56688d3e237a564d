// This type is a contract: other programs read a file of this shape.

/** A release of the card: the content of the `integrity.json` in its folder. */
export type Release = {
  /** The folder's name: the version, a hyphen, 8 hexadecimal digits of a hash over all files. */
  readonly release: string;
  readonly version: string;
  /**
   * The hash and size of each file, by its path. `integrity` is the value of the HTML attribute of that name (sha384).
   */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
};

/** The files of a release that snippets, pages and the moving folder name, all directly in its folder. */
export const cardFiles = {
  /** The shell of the card, which a script tag loads first. */
  shell: 'acct-auth-card.js',
  /** React and the card's views. Snippets preload this file. */
  react: 'react.js',
  /**
   * The whole card in one file, for hosts that allow only one script, and for the shell if another file does not load.
   */
  single: 'acct-auth-card.single.js',
} as const;

/**
 * The folder of the moving script. Its files load the current release. Its name changes only with the major version.
 */
export const majorVersionFolder = 'v1';

/**
 * The number of addresses of the single file, such as `?try=1`. A pinned snippet lists each with its hash, so that
 * every try is verified.
 */
export const singleFileAddressCount = 3;

// This type is a contract, because other programs read files of this shape.

/** A release of the card: the content of the `integrity.json` in its folder. */
export type CardRelease = {
  /** The folder's name: the version, a hyphen, 8 hexadecimal digits of a hash over all files. */
  readonly release: string;
  readonly version: string;
  /**
   * The hash and size of each file, by its path. `integrity` is the value of the HTML attribute of that name (sha384).
   */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
};

/** The files of a release that snippets and pages load by name. All are directly in the release's folder. */
export const cardFiles = {
  /** The shell of the card, which a script tag loads first. */
  shell: 'acct-auth-card.js',
  /** React and the card's views. Snippets preload this file. */
  react: 'react.js',
  /**
   * The whole card in one file, for hosts that allow only one script. The shell loads this file if another file does
   * not load.
   */
  single: 'acct-auth-card.single.js',
} as const;

/** The folder whose script always loads the current release. The folder's name changes only with the major version. */
export const majorVersionFolder = 'v1';

/**
 * The number of addresses from which the card in one file can load: `?try=1`, `?try=2` and so on. A pinned snippet
 * lists each address with the file's hash, so that the browser verifies the file at every try.
 */
export const singleFileAddressCount = 3;

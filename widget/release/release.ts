// short because it is a contract: the shape of a file that others read.

/** A release of the card: what the `integrity.json` in its folder says. */
export type Release = {
  /** The folder's name: the version, a hyphen, 8 hexadecimal digits of a hash over all files. */
  readonly release: string;
  readonly version: string;
  /** By path inside the folder. `integrity` is the attribute of that name (W3C Subresource Integrity, sha384). */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
};

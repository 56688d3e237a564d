/** The mark in releases.json of a release that its owner has withdrawn. */
export type Withdrawal = {
  /** One sentence for integrators, in English. */
  readonly why: string;
  /** The release that replaces it: its folder's name. */
  readonly successor: string;
  /** The hash of the single file of the release that replaces it, in the form of the attribute `integrity`. */
  readonly integrity: string;
  /** ECDSA with P-256 and SHA-256 over `withdrawalText`: both numbers in sequence (IEEE P1363), in base64. */
  readonly signature: string;
};

/**
 * Returns the text that the owner signs. A pinned page runs only files with a known hash. The signature makes sure that
 * only the owner, and nobody else who can write to the host, redirects the release to another one, and to exactly its
 * bytes.
 */
export const withdrawalText = (release: string, { why, successor, integrity }: Omit<Withdrawal, 'signature'>): string =>
  ['acct-auth-card withdrawal', release, successor, integrity, why].join('\n');

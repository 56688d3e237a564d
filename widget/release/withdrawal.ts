/** The mark of a release in releases.json that its owner has withdrawn. */
export type Withdrawal = {
  /** One sentence for integrators, in English. */
  readonly why: string;
  /** The release that replaces it: its folder's name. */
  readonly successor: string;
  /** Hash of the successor's single file, as the attribute `integrity` takes it. */
  readonly integrity: string;
  /** ECDSA with P-256 and SHA-256 over `withdrawalText`: both numbers in sequence (IEEE P1363), in base64. */
  readonly signature: string;
};

/**
 * Returns the text that the owner signs. A pinned page runs only hashed files; so only the owner, and nobody else who
 * can write to the host, may redirect its release to another one and to those bytes.
 */
export const withdrawalText = (release: string, { why, successor, integrity }: Omit<Withdrawal, 'signature'>): string =>
  ['acct-auth-card withdrawal', release, successor, integrity, why].join('\n');

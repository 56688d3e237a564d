/** The mark of a release in releases.json that its owner has withdrawn. */
export type Withdrawal = {
  /** One sentence for integrators, in English. */
  readonly why: string;
  /** The release that runs in its place: its folder's name. */
  readonly successor: string;
  /** Hash of the successor's single file, as the attribute `integrity` takes it. */
  readonly integrity: string;
  /** ECDSA with P-256 and SHA-256 over `withdrawalText`, both numbers one behind the other (IEEE P1363), in base64. */
  readonly signature: string;
};

/**
 * What the owner signs. A pinned page runs nothing that its hashes do not know; that its release leads to another one,
 * and to which bytes, must therefore be the owner's word and not that of whoever can write to the host.
 */
export const withdrawalText = (release: string, { why, successor, integrity }: Omit<Withdrawal, 'signature'>): string =>
  ['acct-auth-card withdrawal', release, successor, integrity, why].join('\n');

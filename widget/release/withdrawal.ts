/** The entry in releases.json for a release that its owner has withdrawn. */
export type ReleaseWithdrawal = {
  /** A sentence for integrators, in English. */
  readonly why: string;
  /** The name of the folder of the release that replaces the withdrawn release. */
  readonly successor: string;
  /** The hash of the single file of the release `successor`, in the form of the attribute `integrity`. */
  readonly integrity: string;
  /** The ECDSA signature (P-256, SHA-256) of `formatWithdrawalText`, in the format IEEE P1363 and in base64. */
  readonly signature: string;
};

/**
 * Returns the text that the owner signs. A page that pins a release runs only files with a known hash. A signed
 * withdrawal allows one more file, which belongs to another release. Write access to the host is not enough, because
 * only the owner can sign.
 */
export const formatWithdrawalText = (
  release: string,
  { why, successor, integrity }: Omit<ReleaseWithdrawal, 'signature'>,
): string => ['acct-auth-card withdrawal', release, successor, integrity, why].join('\n');

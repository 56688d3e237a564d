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

/**
 * The owner's signature of a file in a moving folder. If a tag names the owner's key, Chromium 141 and later run the
 * file only with it (WICG, Signature-based Integrity). It travels in headers, so the file stays unchanged.
 */
export type SignedFile = {
  /** SHA-256 of the file, base64. */
  readonly digest: string;
  /** Ed25519 over `signedText`, base64, by the public half of the key. */
  readonly signatures: Readonly<Record<string, string>>;
};

/** By path below /widget/: `v1/acct-auth-card.js`. */
export type SignedFiles = Readonly<Record<string, SignedFile>>;

/** The list of signed files, below /widget/; the headers of a deployment come from it. */
export const signaturesFile = 'signatures.json';

const digestHeader = (digest: string): string => `sha-256=:${digest}:`;
const inputOf = (key: string): string => `("unencoded-digest";sf);keyid="${key}";tag="ed25519-integrity"`;

/** Returns the text that a key signs: the base of an HTTP message signature (RFC 9421) over the digest alone. */
export const signedText = (digest: string, key: string): string =>
  `"unencoded-digest";sf: ${digestHeader(digest)}\n"@signature-params": ${inputOf(key)}`;

/** Returns the headers of the file's answer, with a signature of each key. */
export function signatureHeaders({ digest, signatures }: SignedFile): Readonly<Record<string, string>> {
  const all = Object.entries(signatures);
  return {
    'Unencoded-Digest': digestHeader(digest),
    'Signature-Input': all.map(([key], at) => `key${at + 1}=${inputOf(key)}`).join(', '),
    Signature: all.map(([, signature], at) => `key${at + 1}=:${signature}:`).join(', '),
  };
}

/** Returns the attribute `integrity` for these keys (VITE_SIGNING_KEYS, split by a space): any signature suffices. */
export const keyIntegrity = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => `ed25519-${key}`)
    .join(' ');

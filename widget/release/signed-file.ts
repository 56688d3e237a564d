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

/**
 * What the owner says of a file of a moving folder. Where a tag names the owner's key, Chromium 141 and later run the
 * file only with this (WICG, Signature-based Integrity); it travels in headers, so the file stays what it is.
 */
export type SignedFile = {
  /** SHA-256 of the file, base64. */
  readonly digest: string;
  /** Ed25519 over `signedText`, base64, by the public half of the key. */
  readonly signatures: Readonly<Record<string, string>>;
};

/** By path below /widget/: `v1/acct-auth-card.js`. */
export type SignedFiles = Readonly<Record<string, SignedFile>>;

/** Below /widget/, where those files are signed: what the headers of a deployment are made of. */
export const signaturesFile = 'signatures.json';

const digestHeader = (digest: string): string => `sha-256=:${digest}:`;
const inputOf = (key: string): string => `("unencoded-digest";sf);keyid="${key}";tag="ed25519-integrity"`;

/** What a key signs: the base of an HTTP message signature (RFC 9421) over the digest alone. */
export const signedText = (digest: string, key: string): string =>
  `"unencoded-digest";sf: ${digestHeader(digest)}\n"@signature-params": ${inputOf(key)}`;

/** The headers of the file's answer, with a signature of each key. */
export function signatureHeaders({ digest, signatures }: SignedFile): Readonly<Record<string, string>> {
  const all = Object.entries(signatures);
  return {
    'Unencoded-Digest': digestHeader(digest),
    'Signature-Input': all.map(([key], at) => `key${at + 1}=${inputOf(key)}`).join(', '),
    Signature: all.map(([, signature], at) => `key${at + 1}=:${signature}:`).join(', '),
  };
}

/**
 * The attribute `integrity` for these keys (VITE_SIGNING_KEYS, a space between): the signature of any of them will do.
 */
export const keyIntegrity = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => `ed25519-${key}`)
    .join(' ');

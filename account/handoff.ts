import { toBase64Url } from './token-claims.ts';

/**
 * A session that continues after its ID token has expired, because it has a refresh token. The site that has /session
 * stores the session. If the card is on another site, it sends the session there in a hand-off.
 */
export type StoredSession = {
  readonly refreshToken: string;
  readonly uid: string;
  /** The e-mail address, else the phone in E.164; null if the account has neither. */
  readonly account: string | null;
  /** The company's id; null if no company is known. */
  readonly companyId: string | null;
  /** The Firebase project. */
  readonly projectId: string;
  /** The time of the sign-in (`auth_time`), in seconds since 1970 by the server's clock. */
  readonly since: number;
  /**
   * The language of the page on which the visitor signed in (BCP 47). The card does not set it; the site adds it when
   * it stores the session.
   */
  readonly language?: string;
};

/** Returns a value from storage or a hand-off if it is a valid session, else null. */
export function parseStoredSession(value: unknown): StoredSession | null {
  const { refreshToken, uid, account, companyId, projectId, since } = (value ?? {}) as Record<string, unknown>;
  const isText = (each: unknown): boolean => typeof each === 'string' && each !== '';
  const isTextOrNull = (each: unknown): boolean => each === null || isText(each);
  const isWhole = [refreshToken, uid, projectId].every(isText) && [account, companyId].every(isTextOrNull);
  return isWhole && Number(since) > 0 ? (value as StoredSession) : null;
}

/** The length in bytes of a hand-off's secret, which is sent only in the fragment of an address. */
const secretBytes = 32;

/** The cipher of a hand-off. The nonce may be constant, because each key encrypts only one message. */
const sealing = { name: 'AES-GCM', iv: new Uint8Array(12) } as const;

/**
 * Derives a hand-off's id, and the key that encrypts its session, from one secret (HKDF, RFC 5869). The database never
 * has the key.
 */
export async function deriveHandoffIdAndKey(
  secret: Uint8Array<ArrayBuffer>,
): Promise<{ readonly id: string; readonly key: CryptoKey }> {
  const { subtle } = crypto;
  const source = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derive = (info: string): Promise<ArrayBuffer> =>
    subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) },
      source,
      256,
    );
  const key = await subtle.importKey('raw', await derive('acct handoff key'), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { id: toBase64Url(new Uint8Array(await derive('acct handoff id'))), key };
}

export type EncryptedSession = {
  /**
   * The secret, for the fragment of the address of /session: 43 characters of base64url. Anyone who has it can get the
   * session, but only once.
   */
  readonly secret: string;
  /** The id of the record in `session_handoffs`. */
  readonly id: string;
  readonly box: Uint8Array<ArrayBuffer>;
};

/** Encrypts a session for /session with a new secret. Rejects if Web Crypto is unavailable, as on a page over http. */
export async function encryptSession(session: StoredSession): Promise<EncryptedSession> {
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  const { id, key } = await deriveHandoffIdAndKey(secret);
  const plain = new TextEncoder().encode(JSON.stringify(session));
  const box = new Uint8Array(await crypto.subtle.encrypt(sealing, key, plain));
  return { secret: toBase64Url(secret), id, box };
}

/** Decrypts a session. Returns null if the key is wrong, or if the content is not a valid session. */
export async function decryptSession(key: CryptoKey, box: BufferSource): Promise<StoredSession | null> {
  try {
    const plain = await crypto.subtle.decrypt(sealing, key, box);
    return parseStoredSession(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    // The encrypted session was changed. The caller informs the visitor.
    return null;
  }
}

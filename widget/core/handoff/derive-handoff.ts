import { toBase64Url } from '../base64-url.ts';

/** Length of the one secret, which travels in an address' fragment and nowhere else. */
export const secretBytes = 32;

/** The one message of a key needs no number of its own. */
export const sealing = { name: 'AES-GCM', iv: new Uint8Array(12) } as const;

/**
 * Two things that tell nothing of each other, from one secret (HKDF, RFC 5869): the id of the record in
 * `session_handoffs`, base64url, and the key of its box. Who holds the database has the id and not the key. Needs a
 * secure context.
 */
export async function deriveHandoff(
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

import { toBase64Url } from '../base64-url.ts';
import type { KeptSession } from '../kept-session.ts';
import { deriveHandoff, sealing, secretBytes } from './derive-handoff.ts';

export type SealedSession = {
  /** For the fragment of /session: base64url, 43 characters. Whoever has it has the session, once. */
  readonly secret: string;
  /** Of the record in `session_handoffs`. */
  readonly id: string;
  readonly box: Uint8Array<ArrayBuffer>;
};

/**
 * Encrypts a session for /session under a secret of its own. Rejects where there is no Web Crypto (a page over http).
 */
export async function sealSession(session: KeptSession): Promise<SealedSession> {
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  const { id, key } = await deriveHandoff(secret);
  const plain = new TextEncoder().encode(JSON.stringify(session));
  const box = new Uint8Array(await crypto.subtle.encrypt(sealing, key, plain));
  return { secret: toBase64Url(secret), id, box };
}

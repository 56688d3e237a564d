import { asKeptSession, type KeptSession } from '../kept-session.ts';
import { sealing } from './derive-handoff.ts';

/**
 * The session in a box; null when another key has sealed it, when a bit of it was changed, or when it holds something
 * else.
 */
export async function openSession(key: CryptoKey, box: BufferSource): Promise<KeptSession | null> {
  try {
    const plain = await crypto.subtle.decrypt(sealing, key, box);
    return asKeptSession(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null; // tampered with: the caller tells the visitor
  }
}

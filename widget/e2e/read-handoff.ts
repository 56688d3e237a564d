import { fromBase64Url } from '../core/base64-url.ts';
import { deriveHandoff } from '../core/handoff/derive-handoff.ts';
import { openSession } from '../core/handoff/open-session.ts';
import type { KeptSession } from '../core/kept-session.ts';

type StoredHandoff = {
  readonly uid: string;
  readonly box: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
type Backend = { readDocument(path: string): Promise<Record<string, unknown> | null> };

/** The record that a secret leads to, with its box open; null where there is none. */
export async function readHandoff(
  backend: Backend,
  secret: string,
): Promise<{ readonly record: StoredHandoff; readonly session: KeptSession | null } | null> {
  const { id, key } = await deriveHandoff(fromBase64Url(secret));
  const record = (await backend.readDocument(`session_handoffs/${id}`)) as StoredHandoff | null;
  return record && { record, session: await openSession(key, record.box) };
}

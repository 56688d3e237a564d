import { serverTime } from '../../core/account-records.ts';
import { sealSession } from '../../core/handoff/seal-session.ts';
import type { KeptSession } from '../../core/kept-session.ts';
import { type FirestoreDocuments, onlyNew } from './firestore-documents.ts';

/**
 * Seconds after the sign-in: then Firestore may delete a record that nobody came for. The rules take one within an
 * hour.
 */
const lifetime = 7200;

/**
 * Makes `session_handoffs/{id}` in the visitor's own name and resolves to its secret. Rejects with a `CardError`
 * (`store/...`).
 */
export async function sendSession(
  { write }: Pick<FirestoreDocuments, 'write'>,
  session: KeptSession,
  idToken: string,
): Promise<string> {
  const { secret, id, box } = await sealSession(session);
  // By the server's clock, as the rules judge it: that of the device may be anything.
  const expiresAt = new Date((session.since + lifetime) * 1000);
  const record = { uid: session.uid, box, createdAt: serverTime, expiresAt };
  await write({ [`session_handoffs/${id}`]: record }, idToken, onlyNew);
  return secret;
}

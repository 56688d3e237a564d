import { CardError } from '../../core/errors.ts';
import type { FirebaseSession } from './firebase-session.ts';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as the card reads it. */
type Fields = Readonly<Record<string, { readonly stringValue?: string } | undefined>>;
type BatchGetReply = readonly { readonly found?: { readonly fields?: Fields } }[];

/**
 * The visitor's own document over REST, with the visitor's own token; null when there is none. By `batchGet`, which answers
 * for a missing document without the browser's red line of a 404. Rejects with `store/permission-denied` or `store/unavailable`.
 */
export async function readFirestoreFields(
  { app, auth }: FirebaseSession,
  origin: string,
  path: string,
): Promise<Fields | null> {
  const documents = `projects/${app.options.projectId}/databases/(default)/documents`;
  try {
    const token = await auth.currentUser?.getIdToken();
    const response = await fetch(`${origin}/v1/${documents}:batchGet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    });
    if (!response.ok) throw new CardError(response.status === 403 ? 'store/permission-denied' : 'store/unavailable');
    const [reply] = (await response.json()) as BatchGetReply;
    return reply?.found ? (reply.found.fields ?? {}) : null;
  } catch (cause) {
    throw cause instanceof CardError ? cause : new CardError('store/unavailable', { cause });
  }
}

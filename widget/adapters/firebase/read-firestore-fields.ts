import { CardError } from '../../core/errors.ts';
import type { FirebaseSession } from './firebase-session.ts';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as the card reads it. */
type Fields = Readonly<Record<string, { readonly stringValue?: string } | undefined>>;

/**
 * The visitor's own document over REST, with the visitor's own token; null when there is none.
 * Rejects with `store/permission-denied` or `store/unavailable`.
 */
export async function readFirestoreFields(
  session: FirebaseSession,
  origin: string,
  path: string,
): Promise<Fields | null> {
  const { app, auth } = session;
  const database = `projects/${app.options.projectId}/databases/(default)`;
  try {
    const token = await auth.currentUser?.getIdToken();
    const response = await fetch(`${origin}/v1/${database}/documents/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new CardError(response.status === 403 ? 'store/permission-denied' : 'store/unavailable');
    return ((await response.json()) as { fields?: Fields }).fields ?? {};
  } catch (cause) {
    throw cause instanceof CardError ? cause : new CardError('store/unavailable', { cause });
  }
}

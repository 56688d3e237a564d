import { CardError } from '../../../account/errors.ts';
import type { JsonValue } from '../../../account/firestore-documents.ts';
import { refusalCode } from '../../../account/firestore-refusals.ts';
import { loadSharedAppCheck } from '../app-check/load-shared-app-check.ts';

/**
 * Encodes like `JSON.stringify`, but ignores `toJSON`, which an old library on the page may have added to
 * `Array.prototype`.
 */
export function encodeJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) parts.push(encodeJson(item));
    return `[${parts.join(',')}]`;
  }
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) parts.push(`${JSON.stringify(name)}:${encodeJson(member)}`);
  }
  return `{${parts.join(',')}}`;
}

/**
 * Sends a POST request as the visitor. Rejects with `store/permission-denied` if the access rules refuse it, with
 * `store/already-exists` if a record that must be new exists, with `app-check/refused` if the App Check token is
 * missing or refused, otherwise with `store/unavailable` (no network, an outage, an unreadable answer).
 */
export async function sendFirestoreRequest<Reply>(url: string, idToken: string, body: JsonValue): Promise<Reply> {
  try {
    const stamp = import.meta.env.VITE_APP_CHECK_KEY
      ? await loadSharedAppCheck.loaded()?.getAppCheckHeaders()
      : undefined;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${idToken}`,
        'content-type': 'application/json',
        ...(import.meta.env.VITE_APP_CHECK_KEY ? stamp?.headers : {}),
      },
      body: encodeJson(body),
    });
    if (!response.ok) {
      // The message in Firestore's answer, for example that the database is missing or the API is disabled.
      const providerMessage = await response.text();
      const unproved = stamp?.codeOf(response.status, providerMessage);
      throw new CardError(unproved ?? refusalCode(response.status, providerMessage), { providerMessage });
    }
    return (await response.json()) as Reply;
  } catch (cause) {
    throw cause instanceof CardError ? cause : new CardError('store/unavailable', { cause });
  }
}

import { CardError } from '../../core/errors.ts';
import { pageAppCheck } from '../app-check/page-app-check.ts';
import { encodeJson, type Json } from './encode-json.ts';
import { refusalCodes } from './firestore-documents.ts';

/**
 * One POST in the visitor's name. Rejects with `store/permission-denied` where the access rules refuse,
 * `store/already-exists` where a record is not to be made twice, `app-check/refused` where App Check's token is missed,
 * else with `store/unavailable` (no network, an outage, an answer that is none).
 */
export async function firestoreRequest<Reply>(url: string, idToken: string, body: Json): Promise<Reply> {
  try {
    const stamp = import.meta.env.VITE_APP_CHECK_KEY ? await pageAppCheck.loaded()?.stamp() : undefined;
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
      // Why, as far as it says so: a database that is not there, an interface that is off.
      const providerMessage = await response.text();
      const refused = stamp?.codeOf(response.status, providerMessage);
      throw new CardError(refused ?? refusalCodes[response.status] ?? 'store/unavailable', { providerMessage });
    }
    return (await response.json()) as Reply;
  } catch (cause) {
    throw cause instanceof CardError ? cause : new CardError('store/unavailable', { cause });
  }
}

import { CardError } from '../../core/errors.ts';

/**
 * One POST in the visitor's name. Rejects with `store/permission-denied` where the access rules refuse,
 * else with `store/unavailable` (no network, an outage, an answer that is none).
 */
export async function firestoreRequest<Reply>(url: string, idToken: string, body: object): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new CardError(response.status === 403 ? 'store/permission-denied' : 'store/unavailable');
    return (await response.json()) as Reply;
  } catch (cause) {
    throw cause instanceof CardError ? cause : new CardError('store/unavailable', { cause });
  }
}

import { guardedAsk } from '../session/guarded-ask.ts';
import { forget, kept, renewUnchanged } from '../session/keeper.ts';
import type { Answer, RenewedSession } from '../session/renewal.ts';
import { apiKey, host, projectId } from '../session/session-settings.ts';

export type Refusal = { readonly error?: { readonly message?: string } };

/** Calls Identity Toolkit: GET, or POST with a body. Resolves to null on a timeout. Rejects without App Check's file. */
export async function askIdentityToolkit<Body>(
  call: string,
  body?: object,
  language?: string,
): Promise<Answer<Body & Refusal>> {
  const ask = await guardedAsk();
  const headers = { 'content-type': 'application/json', ...(language && { 'x-firebase-locale': language }) };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return ask(`${host}/identitytoolkit.googleapis.com/${call}?key=${apiKey}`, body && init);
}

/** Renews the stored session, and deletes one that has ended. `uid`: its expected owner. Never rejects. */
export async function renewStoredSession(
  uid?: string,
): Promise<RenewedSession | 'nobody' | 'another' | 'ended' | 'outage'> {
  const session = await kept();
  if (session?.projectId !== projectId) return 'nobody';
  if (uid && session.uid !== uid) return 'another';
  const renewal = await renewUnchanged(session);
  if (renewal === 'changed') return renewStoredSession(uid);
  if (renewal === 'ended') await forget();
  return renewal;
}

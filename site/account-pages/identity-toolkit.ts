import { loadRequestFunction } from '../session/firestore-request.ts';
import type { RenewedSession, ServerAnswer } from '../session/renewal.ts';
import { apiKey, authUrlPrefix, projectId } from '../session/session-settings.ts';
import { forgetVisitor, readStoredSession, renewSessionIfUnchanged } from '../session/stored-session.ts';

export type GoogleError = { readonly error?: { readonly message?: string } };

/**
 * Calls Identity Toolkit by POST if there is a body, otherwise by GET. Resolves to null on a timeout. Rejects if App
 * Check's file cannot be loaded.
 */
export async function callIdentityToolkit<Body>(
  call: string,
  body?: object,
  language?: string,
): Promise<ServerAnswer<Body & GoogleError>> {
  const ask = await loadRequestFunction();
  const headers = { 'content-type': 'application/json', ...(language && { 'x-firebase-locale': language }) };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return ask(`${authUrlPrefix}/identitytoolkit.googleapis.com/${call}?key=${apiKey}`, body && init);
}

/**
 * Renews the stored session, or deletes it if it has ended. If `uid` is set, the session must belong to this user.
 * Never rejects.
 */
export async function renewStoredSession(
  uid?: string,
): Promise<RenewedSession | 'nobody' | 'another' | 'ended' | 'outage'> {
  const session = await readStoredSession();
  if (session?.projectId !== projectId) return 'nobody';
  if (uid && session.uid !== uid) return 'another';
  const renewal = await renewSessionIfUnchanged(session);
  if (renewal === 'changed') return renewStoredSession(uid);
  if (renewal === 'ended') await forgetVisitor();
  return renewal;
}

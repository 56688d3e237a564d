import { rejectIfLate } from '../../account/clock.ts';
import { type BatchGetReply, decodeBatchGetReply, type FirestoreFields } from '../../account/firestore-values.ts';
import { visitorRequestTimeLimit } from '../../account/time-limit.ts';
import { requestJson, type ServerAnswer } from './renewal.ts';
import { databaseUrl, documentNamePrefix } from './session-settings.ts';

let loading: Promise<typeof import('./app-check.ts')> | undefined;

/**
 * Resolves to `requestJson`. In a build with App Check, resolves to a function that also adds App Check's token. The
 * code of App Check is a separate file, which is loaded once. Each try uses a new address, since browsers remember a
 * failed import. Rejects if the file is unavailable.
 */
export async function loadRequestFunction(): Promise<typeof requestJson> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return requestJson;
  loading ??= rejectIfLate(visitorRequestTimeLimit, import(/* @vite-ignore */ `/session/app-check.js?${Date.now()}`));
  try {
    return (await loading).withAppCheck(requestJson);
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}

/** Sends a POST request to Firestore as the user of the token. Resolves to null if no answer arrives in time. */
export async function requestFirestore<Body>(url: string, idToken: string, body: unknown): Promise<ServerAnswer<Body>> {
  const ask = await loadRequestFunction();
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  return ask(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/**
 * Reads documents in a batch, since the 404 of a single missing document would appear in the console. A missing
 * document is null.
 */
export async function readDocuments(
  paths: readonly string[],
  idToken: string,
): Promise<ServerAnswer<readonly (FirestoreFields | null)[]>> {
  const names = paths.map((path) => `${documentNamePrefix}/${path}`);
  const answer = await requestFirestore<BatchGetReply>(`${databaseUrl}:batchGet`, idToken, { documents: names });
  return answer?.status === 200
    ? { status: 200, body: decodeBatchGetReply(answer.body, names) }
    : (answer as ServerAnswer<never>);
}

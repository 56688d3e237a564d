import { requestLimit, within } from '../../account/time-limit.ts';
import { type Answer, askServer } from './renewal.ts';
import { database, documents } from './session-settings.ts';

let loading: Promise<typeof import('./app-check.ts')> | undefined;

/**
 * Resolves to `askServer`, in a build with App Check with its token. App Check's code is a separate file that all calls
 * share. Each try has its own address, since browsers remember a failed import. Rejects if the file is unavailable.
 */
export async function guardedAsk(): Promise<typeof askServer> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return askServer;
  loading ??= within(requestLimit, import(/* @vite-ignore */ `/session/app-check.js?${Date.now()}`));
  try {
    return (await loading).withAppCheck(askServer);
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}

/** Posts to Firestore in a visitor's name; null if no answer comes in time. */
export async function askFirestore<Body>(url: string, idToken: string, body: unknown): Promise<Answer<Body>> {
  const ask = await guardedAsk();
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  return ask(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, the part that these records use. */
type FirestoreValue = { readonly timestampValue?: string } & Readonly<Record<string, unknown>>;
export type FoundDocument = { readonly name: string; readonly fields?: Readonly<Record<string, FirestoreValue>> };

/** Reads the documents that exist, in any order. A plain GET's 404 would appear in the console. */
export const readDocuments = (paths: readonly string[], idToken: string) =>
  askFirestore<readonly { readonly found?: FoundDocument }[]>(`${database}:batchGet`, idToken, {
    documents: paths.map((path) => `${documents}/${path}`),
  });

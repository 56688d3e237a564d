import { type Answer, askServer, requestLimit, within } from './renewal.ts';
import { database, documents } from './session-settings.ts';

let loading: Promise<typeof import('./app-check.ts')> | undefined;

/**
 * `askServer` for the services that App Check guards: in a build that has it, with its token. Its part is a file of its
 * own, which all calls at once share; each try has an address of its own, since browsers remember a failure. Rejects
 * where it is unavailable.
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

/** One POST to Firestore in a visitor's name; null where nobody answers in time. */
export async function askFirestore<Body>(url: string, idToken: string, body: unknown): Promise<Answer<Body>> {
  const ask = await guardedAsk();
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  return ask(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as these records need it. */
type FirestoreValue = { readonly timestampValue?: string } & Readonly<Record<string, unknown>>;
export type FoundDocument = { readonly name: string; readonly fields?: Readonly<Record<string, FirestoreValue>> };

/** Those of these documents that are there, in any order; no plain read, whose 404 a browser would log. */
export const readDocuments = (paths: readonly string[], idToken: string) =>
  askFirestore<readonly { readonly found?: FoundDocument }[]>(`${database}:batchGet`, idToken, {
    documents: paths.map((path) => `${documents}/${path}`),
  });

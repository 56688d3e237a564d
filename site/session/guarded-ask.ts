import { askServer, requestLimit } from './renewal.ts';
import { within } from './within.ts';

let loading: Promise<typeof import('./app-check.ts')> | undefined;

/**
 * `askServer` for the services that App Check guards: in a build that has it, with its token. Its part is a file of its
 * own, which all calls at once share; each try has an address of its own, since browsers remember a failure. Rejects
 * where it cannot be had.
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

import { askGoogle, type GoogleAnswer } from './ask-google.ts';
import type { Context } from './context.ts';

/** What anybody may know of a project by its public key. */
export type PublicProject = {
  /** As Google sends it: the project's number, not its id. */
  readonly projectId?: string;
  readonly authorizedDomains?: readonly string[];
};

/**
 * `GET /v1/projects?key=KEY`, which the SDK asks too, before it opens Google's window: `{"projectId": "412345678901",
 * "authorizedDomains": ["localhost", "PROJECT.firebaseapp.com", ...]}`. `referrer`: the origin of the page in whose
 * place it is asked.
 */
export const askProject = (context: Context, key: string, referrer: string): Promise<GoogleAnswer> =>
  askGoogle(context, `${context.services.identity}/v1/projects?key=${encodeURIComponent(key)}`, { referrer });

import type { Answer } from './check-renewal.ts';
import { within } from './within.ts';

/** Milliseconds for one request and its answer. */
export const requestLimit = 15_000;

/**
 * One request, of which nothing is stored anywhere; null when no server answers in time, or not with an object in JSON. Never rejects.
 */
export function askServer<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
  const answer = fetch(url, { cache: 'no-store', ...init }).then(
    // What cannot be read is no answer either.
    async (response) => {
      const body = await response.json();
      return body && { status: response.status, body };
    },
  );
  return within(requestLimit, answer).catch(() => null);
}

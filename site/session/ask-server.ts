import type { Answer } from './judge-renewal.ts';

/** Milliseconds for one request and its answer. */
const limit = 15_000;

/** One request, of which nothing is stored anywhere; null when no server answers in time, or not in JSON. Never rejects. */
export function askServer<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
  const answer = fetch(url, { cache: 'no-store', credentials: 'omit', ...init }).then(
    // What cannot be read is no answer either.
    async (response) => ({ status: response.status, body: await response.json() }),
  );
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, limit, null));
  return Promise.race([answer, tooLate]).catch(() => null);
}

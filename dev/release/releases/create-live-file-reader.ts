import { escapeForTerminal } from '../../base/escape-for-terminal.ts';
import type { CommandError } from '../../base/run-tool.ts';
import { computeSriHash } from './release-list.ts';

export type FetchedFile = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** The limit for one file. The largest file of a release has 0.3 MB, and a row of a list at most 1 kB. */
const mostMegabytes = 20;

/**
 * Fetches an address within a time limit in milliseconds. Throws an Error whose message continues a sentence that
 * begins with the address.
 */
export async function fetchWithTimeLimit(address: string, timeLimit: number, init: RequestInit): Promise<FetchedFile> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimit) });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') throw new Error(`did not arrive within ${timeLimit / 1000} s`, { cause: error });
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message;
    throw new Error(`could not be read (${reason})`, { cause: error });
  }
}

class TooLarge extends Error {}

/** Reads an answer. If the answer exceeds the limit, stops reading and throws a `TooLarge`. */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostMegabytes * 1_000_000) throw new TooLarge(`has more than ${mostMegabytes} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns functions that read whole live files and verify them. They throw the error that `failure` creates.
 * `timeLimit` is the time for one file in milliseconds.
 */
export function createLiveFileReader(origin: string, failure: (what: string) => CommandError, timeLimit = 20_000) {
  // Replaces control characters, because a parser's message repeats a part of the file, and somebody else may have
  // written the file.
  const failed = (path: string, what: string): CommandError => failure(`${origin}${path} ${escapeForTerminal(what)}`);

  async function get(path: string, redirect: 'manual' | 'follow'): Promise<FetchedFile> {
    try {
      return await fetchWithTimeLimit(origin + path, timeLimit, { redirect });
    } catch (error) {
      throw failed(path, (error as Error).message);
    }
  }

  function parsed<Value>(path: string, text: Buffer, parse: (text: string) => Value): Value {
    try {
      return parse(text.toString());
    } catch (error) {
      throw failed(path, (error as Error).message);
    }
  }

  return {
    parsed,
    failed,

    /** Fetches a list. Resolves to null if the site has none yet (404). */
    async list<Value>(path: string, parse: (text: string) => Value): Promise<Value | null> {
      // A redirect may end at another site's 404, which must not count as "none yet".
      const { status, body } = await get(path, 'manual');
      if (status === 404) return null;
      if (status !== 200) throw failed(path, `answers with status ${status}`);
      return parsed(path, body, parse);
    },

    /** Fetches a file and verifies its hash. `integrity`: the hash in the live list. */
    async file(path: string, integrity: string): Promise<Buffer> {
      const { status, body } = await get(path, 'follow');
      if (status !== 200) throw failed(path, `answers with status ${status}`);
      if (computeSriHash(body) !== integrity)
        throw failed(path, 'is not the file that was released (its hash differs)');
      return body;
    },
  };
}

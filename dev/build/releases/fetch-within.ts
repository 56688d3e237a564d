export type Fetched = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/**
 * Asks an address and reads the whole answer within a time limit (milliseconds); `init` as fetch takes it. Throws an
 * Error that says what happened, in words that follow the address.
 */
export async function fetchWithin(address: string, timeLimit: number, init: RequestInit): Promise<Fetched> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimit) });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') throw new Error(`did not arrive within ${timeLimit / 1000} s`, { cause: error });
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message;
    throw new Error(`could not be read (${reason})`, { cause: error });
  }
}

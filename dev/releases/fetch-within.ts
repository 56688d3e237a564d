export type Fetched = { readonly status: number; readonly body: Buffer };

/**
 * Reads an address, its body included, within a time limit (milliseconds). Throws an Error that says what happened, in words that
 * follow the address.
 */
export async function fetchWithin(address: string, timeLimit: number, redirect: 'manual' | 'follow'): Promise<Fetched> {
  try {
    const response = await fetch(address, { redirect, signal: AbortSignal.timeout(timeLimit) });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') throw new Error(`did not arrive within ${timeLimit / 1000} s`, { cause: error });
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message;
    throw new Error(`could not be read (${reason})`, { cause: error });
  }
}

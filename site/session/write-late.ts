import { keptUnwritten } from './keeper.ts';
import type { RenewedSession } from './renewal.ts';
import { within } from './within.ts';

/** Milliseconds for which it may hold a renewal up; what is late is found written at the next. */
const limit = 3000;

/**
 * Writes what could not be written of this visitor's records, if anything is kept of that: what does so comes in a file
 * of its own. Resolves to the company's id as far as that tells it, else null; never rejects.
 */
export async function writeLate(renewed: RenewedSession): Promise<string | null> {
  const unwritten = await keptUnwritten(renewed);
  if (unwritten === null) return null;
  const write = async (): Promise<string | null> => {
    const path = '/session/write-unwritten.js';
    const loaded: typeof import('./write-unwritten.ts') = await import(/* @vite-ignore */ path);
    return loaded.writeUnwritten(renewed, unwritten);
  };
  return within(limit, write()).catch((cause: unknown) => {
    console.warn('acct: session/outage', cause);
    return null;
  });
}

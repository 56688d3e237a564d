import { watchFailures } from './watch-failures.ts';

/**
 * Entry of its own for /login, in a build that has an address for failures: what everybody waits for is not the heavier
 * for it.
 */
const url = import.meta.env.VITE_WATCH_URL;
if (url) watchFailures(document, url, Number(import.meta.env.VITE_WATCH_PERCENT ?? 100));

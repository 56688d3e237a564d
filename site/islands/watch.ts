import { reportFailures } from './report-failures.ts';

/** Entry of /login, only in a build with an address for failure reports. */
const url = import.meta.env.VITE_WATCH_URL;
if (url) reportFailures(document, url, Number(import.meta.env.VITE_WATCH_PERCENT ?? 100));

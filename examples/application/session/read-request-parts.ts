import type { Context } from 'hono';

/** The four parts of a request that identify the visitor, which any framework has. */
export type RequestParts = {
  readonly method: string;
  readonly url: string;
  /** The cookies in the order of the request; one name can appear several times. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** The headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Reads the request from Hono's context. */
export function readRequestParts({ req }: Context): RequestParts {
  const pairs = (req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookies = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decoded(pair.slice(at + 1))] as const;
  });
  return { method: req.method, url: req.url, cookies, headers: req.header() };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Our code always encodes values, so another page has set this malformed value.
  }
}

/**
 * The headers with which browsers mark a prefetch: `sec-purpose` in Chrome and Firefox, `purpose` in older browsers,
 * `x-purpose` in Safari.
 */
const ahead = ['sec-purpose', 'purpose', 'x-purpose'];

/** Returns true if a browser navigates by a link or, with `POST`, by a form. Other requests get a status and JSON. */
export function isNavigationRequest({ method, headers }: RequestParts, by: 'GET' | 'POST' = 'GET'): boolean {
  // A prefetched page must not redirect to the site.
  if (ahead.some((name) => /\b(prefetch|preview)\b/.test(headers[name] ?? ''))) return false;
  if (method !== by) return false;
  const mode = headers['sec-fetch-mode'];
  // Browsers before 2023 may send no Sec-Fetch-Mode, but they request pages as text/html.
  if (mode === undefined) return /\btext\/html\b/.test(headers.accept ?? '');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

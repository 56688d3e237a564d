import type { Context } from 'hono';

/** A request as far as it decides who is there; any framework has these four. */
export type VisitorRequest = {
  readonly method: string;
  readonly url: string;
  /** In the order in which they arrived: one name can come several times. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Reads them from Hono's context. */
export function readRequest({ req }: Context): VisitorRequest {
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
    return value; // planted: nobody of ours writes that
  }
}

/** Headers by which browsers say that they fetch a page ahead: Chrome and Firefox, older ones, Safari. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose'];

/** Returns true for a browser's navigation by link or form (`POST`). Other requests get a status and JSON. */
export function isNavigation({ method, headers }: VisitorRequest, by: 'GET' | 'POST' = 'GET'): boolean {
  // A prefetched page must not redirect to the site.
  if (ahead.some((name) => /\b(prefetch|preview)\b/.test(headers[name] ?? ''))) return false;
  if (method !== by) return false;
  const mode = headers['sec-fetch-mode'];
  // Browsers before 2023 do not say; they ask for pages by this type.
  if (mode === undefined) return /\btext\/html\b/.test(headers.accept ?? '');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

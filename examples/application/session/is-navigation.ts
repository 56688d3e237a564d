import type { Context } from 'hono';

/** Headers by which browsers say that they fetch a page ahead: Chrome and Firefox, older ones, Safari. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose'];

/** Whether a browser is on its way to a page, by link or form (`POST`): the rest gets a status and JSON. */
export function isNavigation({ req }: Context, by: 'GET' | 'POST' = 'GET'): boolean {
  // What is fetched before anybody has come must not set out for the site.
  if (ahead.some((name) => /\b(prefetch|preview)\b/.test(req.header(name) ?? ''))) return false;
  if (req.method !== by) return false;
  const mode = req.header('sec-fetch-mode');
  // Browsers before 2023 do not say; they ask for pages by this type.
  if (mode === undefined) return /\btext\/html\b/.test(req.header('accept') ?? '');
  return mode === 'navigate' && req.header('sec-fetch-dest') === 'document';
}

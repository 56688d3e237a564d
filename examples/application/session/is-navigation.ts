import type { VisitorRequest } from './read-request.ts';

/** Headers by which browsers say that they fetch a page ahead: Chrome and Firefox, older ones, Safari. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose'];

/** Whether a browser is on its way to a page, by link or form (`POST`): the rest gets a status and JSON. */
export function isNavigation({ method, headers }: VisitorRequest, by: 'GET' | 'POST' = 'GET'): boolean {
  // What is fetched before anybody has come must not set out for the site.
  if (ahead.some((name) => /\b(prefetch|preview)\b/.test(headers[name] ?? ''))) return false;
  if (method !== by) return false;
  const mode = headers['sec-fetch-mode'];
  // Browsers before 2023 do not say; they ask for pages by this type.
  if (mode === undefined) return /\btext\/html\b/.test(headers.accept ?? '');
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

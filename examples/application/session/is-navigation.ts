import type { Context } from 'hono';

/**
 * Whether a browser is on its way to a page, by a link or (`POST`) by a form: only then can it be sent elsewhere. Everything else gets a
 * status and JSON.
 */
export function isNavigation({ req }: Context, by: 'GET' | 'POST' = 'GET'): boolean {
  if (req.method !== by) return false;
  const mode = req.header('sec-fetch-mode');
  // Browsers before 2023 do not say; they ask for pages by this type.
  if (mode === undefined) return /\btext\/html\b/.test(req.header('accept') ?? '');
  return mode === 'navigate' && req.header('sec-fetch-dest') === 'document';
}

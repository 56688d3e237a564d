/**
 * Returns the absolute address when it is https, or http on this machine; null for everything else (`javascript:`,
 * `data:`, ...). A relative one counts only with a base to start from.
 */
export function parseWebAddress(text: string, base?: string): string | null {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    return null; // the caller reports it
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && isLocal ? url.href : null;
}

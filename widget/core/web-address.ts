/** Returns the address when it is https, or http on this machine; null for everything else (`javascript:`, `data:`, ...). */
export function parseWebAddress(text: string): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null; // not an absolute address; the caller reports it
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && isLocal ? url.href : null;
}

/** A cookie as a browser stores it, with its Set-Cookie line. `domain` is empty for a host-only cookie. */
export type Cookie = Readonly<Record<'name' | 'value' | 'domain' | 'path' | 'line', string>> & {
  readonly endsAt: number;
};

/**
 * Stores a browser's cookies for one host, by name, domain and path (RFC 6265, section 5.3). `clock` returns seconds
 * since 1970.
 */
export function createCookieJar(clock: () => number) {
  let kept: readonly Cookie[] = [];
  const living = (): readonly Cookie[] => kept.filter(({ endsAt }) => endsAt > clock());
  const remove = (goes: (cookie: Cookie) => boolean): void => {
    kept = kept.filter((cookie) => !goes(cookie));
  };
  return {
    living,
    remove,
    /** Stores, replaces or deletes the cookie of a Set-Cookie line. */
    store(line: string): void {
      const cookie = readCookie(line, clock());
      const { name, domain, path } = cookie;
      remove((other) => other.name === name && other.domain === domain && other.path === path);
      kept = [...kept, cookie];
    },
    /** Returns the Cookie header for a path. Cookies with longer paths come first. */
    header(path: string): string {
      const fits = living().filter((cookie) => path.startsWith(cookie.path));
      const sorted = [...fits].sort((one, other) => other.path.length - one.path.length);
      return sorted.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

/** Returns the time at which a cookie expires, in seconds since 1970. `Max-Age` overrides `Expires` (RFC 6265, 5.3). */
function endOf(maxAge: string | undefined, expires: string | undefined, now: number): number {
  if (maxAge) return now + Number(maxAge);
  return expires ? Date.parse(expires) / 1000 : Number.POSITIVE_INFINITY;
}

function readCookie(line: string, now: number): Cookie {
  const given = (name: string): string | undefined => new RegExp(`;\\s*${name}=([^;]*)`, 'i').exec(line)?.[1]?.trim();
  const [, name = '', value = ''] = /^([^=;]*)=?([^;]*)/.exec(line) ?? [];
  const endsAt = endOf(given('max-age'), given('expires'), now);
  const domain = (given('domain') ?? '').replace(/^\./, '').toLowerCase();
  return { name, value: value.trim(), domain, path: given('path') ?? '/', endsAt, line };
}

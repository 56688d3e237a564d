/** A cookie as a browser stores it; `domain` is empty for the host alone. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  readonly endsAt: number;
  /** Its Set-Cookie line. */
  readonly line: string;
};

/** A browser's cookies for one host, by name, domain and path (RFC 6265, section 5.3); `clock`: seconds since 1970. */
export function cookieJar(clock: () => number) {
  let kept: readonly Cookie[] = [];
  const living = (): readonly Cookie[] => kept.filter(({ endsAt }) => endsAt > clock());
  return {
    living,
    /** Stores, replaces or deletes the cookie of a Set-Cookie line. */
    take(line: string): void {
      const cookie = readCookie(line, clock());
      const isSame = (other: Cookie): boolean =>
        other.name === cookie.name && other.domain === cookie.domain && other.path === cookie.path;
      kept = [...kept.filter((other) => !isSame(other)), cookie];
    },
    /** Deletes the cookies that `goes` selects; all by default. */
    drop(goes: (cookie: Cookie) => boolean = () => true): void {
      kept = kept.filter((cookie) => !goes(cookie));
    },
    /** Returns the header for a path: longer paths first. */
    header(path: string): string {
      const fits = living().filter(({ path: own }) => path.startsWith(own));
      const sorted = [...fits].sort((one, other) => other.path.length - one.path.length);
      return sorted.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

function readCookie(line: string, now: number): Cookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const given = (name: string): string | undefined =>
    rest.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const age = given('max-age');
  const expires = given('expires');
  const endsAt = age ? now + Number(age) : expires ? Date.parse(expires) / 1000 : Number.POSITIVE_INFINITY;
  const domain = (given('domain') ?? '').replace(/^\./, '').toLowerCase();
  return { name: pair.slice(0, at), value: pair.slice(at + 1), domain, path: given('path') ?? '/', endsAt, line };
}

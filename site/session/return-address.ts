/** What a `return` may have at most, in characters. */
const longest = 2000;

/**
 * The page of the application that a visitor comes back to: `given` is a path with query and fragment, as anybody may
 * have written it into the address. Whatever is not clearly a path of the application's own origin is its start,
 * `appUrl`.
 */
export function returnAddress(given: string | null, appUrl: string): string {
  const start = new URL(appUrl);
  // Browsers read a backslash as a slash, and two of them as the begin of a host.
  if (given === null || given.length > longest || !/^\/(?![/\\])/.test(given)) return start.href;
  try {
    const { origin, pathname, search, hash } = new URL(given, start.origin);
    // `/..//evil` has become `//evil`, which an application that redirects to paths would take for a host.
    if (origin === start.origin) return origin + pathname.replace(/\/+/, '/') + search + hash;
  } catch {
    // No address at all, such as a port out of range behind a tab.
  }
  return start.href;
}

/**
 * The same address with the state that the application has sent, and the user id of whom was renewed, for it to
 * compare; without a state, as it is.
 */
export function withState(address: string, state: string | null, uid?: string): string {
  if (state === null) return address;
  const url = new URL(address);
  url.search += `${url.search && '&'}session_state=${state}${uid ? `&session_uid=${encodeURIComponent(uid)}` : ''}`;
  return url.href;
}

/** The same page as `return` says it: `/path?query#fragment`. */
export function returnPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

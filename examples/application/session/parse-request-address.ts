import { normalizeReturnPath } from './site-addresses.ts';

/** The parts of an address of the application. */
export type RequestAddress = {
  /** Path and query, without the parameters that /session adds. */
  readonly page: string;
  /**
   * The parameters that /session adds, or null if the visitor does not come from /session. `uid` is the id of the user
   * whose session was renewed, or null.
   */
  readonly back: { readonly state: string; readonly uid: string | null } | null;
};

/** Parses a request's address. Ignores a parameter that appears twice. */
export function parseRequestAddress(url: string): RequestAddress {
  const { pathname, search } = new URL(url);
  const pairs = search.slice(1).split('&');
  const only = (name: string): string | null => {
    const found = pairs.filter((pair) => pair.startsWith(`${name}=`));
    return found.length === 1 ? new URLSearchParams(found[0]).get(name) : null;
  };
  const left = pairs.filter((pair) => !/^session_(state|uid)=/.test(pair));
  const query = left.join('&');
  const page = normalizeReturnPath(query ? `${pathname}?${query}` : pathname);
  const isBack = left.length < pairs.length;
  return { page, back: isBack ? { state: only('session_state') ?? '', uid: only('session_uid') } : null };
}

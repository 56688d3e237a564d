import { returnPath } from './site-addresses.ts';

/** The request in an address of the application. */
export type Arrival = {
  /** Its page: path and query without what /session has added. */
  readonly page: string;
  /** Parameters that /session added; null if the visitor comes from elsewhere. `uid`: the user it renewed, if any. */
  readonly back: { readonly state: string; readonly uid: string | null } | null;
};

/** Reads them from a request's address. What is there twice counts for nothing. */
export function readArrival(url: string): Arrival {
  const { pathname, search } = new URL(url);
  const pairs = search.slice(1).split('&');
  const only = (name: string): string | null => {
    const found = pairs.filter((pair) => pair.startsWith(`${name}=`));
    return found.length === 1 ? new URLSearchParams(found[0]).get(name) : null;
  };
  const left = pairs.filter((pair) => !/^session_(state|uid)=/.test(pair));
  const query = left.join('&');
  const page = returnPath(query ? `${pathname}?${query}` : pathname);
  const isBack = left.length < pairs.length;
  return { page, back: isBack ? { state: only('session_state') ?? '', uid: only('session_uid') } : null };
}

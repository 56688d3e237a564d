/** The screens of /session's document, by the ids of their sections. */
export type Screen =
  | 'working'
  | 'outage'
  | 'again'
  | 'blocked'
  | 'spent'
  | 'sign-out'
  | 'leaving'
  | 'app-open'
  | 'signed-out'
  | 'continue'
  | 'unconfirmed';

/** Why /login is shown: it has a line for each, under this id. */
export type LoginReason = 'session-ended' | 'sign-in-first' | 'start-trial';

/** What /session does next: leaves, posts the forgotten user id to the application, or shows a screen. */
export type Step =
  | { readonly to: string }
  | { readonly login: LoginReason }
  | { readonly post: string }
  | { readonly screen: Screen; readonly press?: () => Promise<Step> };

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

/** The address with the application's state and the renewed user id, for it to compare; as it is without a state. */
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

/**
 * What an address of /session asks for. `to`: full address of the application's page. `state`: what the application
 * wants to have back with it; null where it has sent none. `nobody`: why /login is shown to whom this device does not
 * know. `language`: of the page where the visitor set out, empty where the application names none. `secret`:
 * base64url.
 */
export type Task =
  | {
      readonly type: 'renew';
      readonly to: string;
      readonly state: string | null;
      readonly nobody: LoginReason;
      readonly language: string;
    }
  | { readonly type: 'handoff'; readonly secret: string }
  /** `isDevice`: nothing of anybody is to stay, not even the way in. */
  | { readonly type: 'sign-out'; readonly isDevice: boolean }
  /** The application has had its form. */
  | { readonly type: 'signed-out' };

/** Reads the task from the page's query and fragment. */
export function readTask(search: string, hash: string, appUrl: string): Task {
  const query = new URLSearchParams(search);
  if (query.has('sign-out')) return { type: 'sign-out', isDevice: query.get('sign-out') === 'device' };
  if (query.has('signed-out')) return { type: 'signed-out' };
  const back = query.get('return');
  if (back === null && /^#[\w-]{43}$/.test(hash)) return { type: 'handoff', secret: hash.slice(1) };
  // A redirect takes the fragment of the application's page along: it belongs there.
  const to = returnAddress(back && back + hash, appUrl);
  const state = /^[\w-]{43}$/.exec(query.get('state') ?? '')?.[0] ?? null;
  const nobody = query.get('start') === 'trial' ? 'start-trial' : 'sign-in-first';
  return { type: 'renew', to, state, nobody, language: query.get('lang') ?? '' };
}

/** Origins as the build has them; `partnerOrigins` separated by spaces. */
export type KnownOrigins = {
  readonly appUrl: string;
  readonly siteOrigin: string;
  readonly partnerOrigins: string;
  readonly cookieDomain: string;
};

/** Whether the visitor comes from application or site, by `document.referrer`; empty tells nothing. */
export const isOwnReferrer = (referrer: string, known: KnownOrigins): boolean =>
  isFromApplication(referrer, known) || isOf(known.siteOrigin, referrer);

/** Whether the visitor comes from the application. */
export const isFromApplication = (referrer: string, { appUrl }: KnownOrigins): boolean =>
  isOf(new URL(appUrl).origin, referrer);

const isOf = (origin: string, referrer: string): boolean => referrer !== '' && new URL(referrer).origin === origin;

/** Whether the page before hands over nobody but its own visitor: listed, or below the cookie domain. */
export function isTrustedReferrer(referrer: string, { partnerOrigins, cookieDomain }: KnownOrigins): boolean {
  if (referrer === '') return false;
  const { origin, protocol, hostname } = new URL(referrer);
  if (partnerOrigins.split(' ').includes(origin)) return true;
  return isBelow(hostname, cookieDomain) && (protocol === 'https:' || hostname === 'localhost');
}

/** Whether cookies of the domain, with a leading dot or none, reach the host. */
export const isBelow = (host: string, cookieDomain: string): boolean =>
  `.${host}`.endsWith(`.${cookieDomain.replace(/^\./, '').toLowerCase()}`);

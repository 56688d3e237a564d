import { isCookieDomainForHost } from '../../account/cookie-domain.ts';

/** The screens of /session, by the ids of their sections. */
export type SessionScreen =
  | 'working'
  | 'arrived'
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

/** The reasons for which /login is shown. For each reason, the page has a line with this id. */
export type LoginReason = 'session-ended' | 'sign-in-first' | 'start-trial';

/**
 * The next step of /session: go to an address, go to /login, post the signed-out user id to the application, or show a
 * screen.
 */
export type SessionStep =
  | { readonly to: string }
  | { readonly login: LoginReason }
  | { readonly post: string }
  | { readonly screen: SessionScreen; readonly press?: () => Promise<SessionStep> };

/** The maximum length of a `return`, in characters. */
const maxReturnLength = 2000;

/**
 * Returns the address of the application's page to which the visitor returns. `given` is a path with query and
 * fragment, which is checked because anybody may have written it. Returns `appUrl` if `given` is not a path on the
 * application's origin.
 */
export function parseReturnAddress(given: string | null, appUrl: string): string {
  const start = new URL(appUrl);
  // A browser treats a backslash like a slash, and expects a host after two slashes.
  if (given === null || given.length > maxReturnLength || !/^\/(?![/\\])/.test(given)) return start.href;
  try {
    const { origin, pathname, search, hash } = new URL(given, start.origin);
    // Parsing turns the path `/..//evil` into `//evil`. An application that redirects to paths would take `evil` for a
    // host.
    if (origin === start.origin) return origin + pathname.replace(/\/+/, '/') + search + hash;
  } catch {
    // The address is invalid, for example because its port is too large.
  }
  return start.href;
}

/**
 * Adds the application's state and the user id of the renewed session to an address, so that the application can
 * compare them with its own. Without a state, returns the address unchanged.
 */
export function addStateToAddress(address: string, state: string | null, uid?: string): string {
  if (state === null) return address;
  const url = new URL(address);
  url.search += `${url.search && '&'}session_state=${state}${uid ? `&session_uid=${encodeURIComponent(uid)}` : ''}`;
  return url.href;
}

/** Returns the path, query and fragment of an address, as the parameter `return` contains them. */
export function formatReturnPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/**
 * The request in an address of /session. `to` is the full address of the application's page. `state` is a value that
 * the application has sent and receives again; null if it has sent none. `loginReason` is the reason that a visitor
 * without a session reads on /login. `secret` is the secret of a hand-off, in base64url.
 */
export type SessionRequest =
  | {
      readonly type: 'renew';
      readonly to: string;
      readonly state: string | null;
      readonly loginReason: LoginReason;
    }
  | { readonly type: 'handoff'; readonly secret: string }
  /** `isDevice`: deletes every trace of the visitor from this device, such as the last sign-in method. */
  | { readonly type: 'sign-out'; readonly isDevice: boolean }
  /**
   * The application has received the form of a sign-out and has sent the visitor back. `isOther` is true if the
   * application has not ended its session, because that session belongs to a user other than the one who signed out
   * here.
   */
  | { readonly type: 'signed-out'; readonly isOther: boolean };

/** Parses the request in the page's query and fragment. */
export function parseSessionRequest(search: string, hash: string, appUrl: string): SessionRequest {
  const query = new URLSearchParams(search);
  if (query.has('sign-out')) return { type: 'sign-out', isDevice: query.get('sign-out') === 'device' };
  if (query.has('signed-out')) return { type: 'signed-out', isOther: query.get('signed-out') === 'other' };
  const back = query.get('return');
  if (back === null && /^#[\w-]{43}$/.test(hash)) return { type: 'handoff', secret: hash.slice(1) };
  // The browser keeps the fragment of the application's page when that page redirects to /session.
  const to = parseReturnAddress(back && back + hash, appUrl);
  const state = query.get('state');
  const loginReason = query.get('start') === 'trial' ? 'start-trial' : 'sign-in-first';
  return { type: 'renew', to, state: state && /^[\w-]{43}$/.test(state) ? state : null, loginReason };
}

/** The origins in the build's settings. Spaces separate the `partnerOrigins`. */
export type KnownOrigins = {
  readonly appUrl: string;
  readonly siteOrigin: string;
  readonly partnerOrigins: string;
  readonly cookieDomain: string;
};

/** Returns true if the referrer is a page of the application or the site, and false if it is empty. */
export const isFromSiteOrApplication = (referrer: string, known: KnownOrigins): boolean =>
  isFromApplication(referrer, known) || hasOrigin(known.siteOrigin, referrer);

/** Returns true if the referrer is a page of the application. */
export const isFromApplication = (referrer: string, { appUrl }: KnownOrigins): boolean =>
  hasOrigin(new URL(appUrl).origin, referrer);

const hasOrigin = (origin: string, referrer: string): boolean => referrer !== '' && new URL(referrer).origin === origin;

/**
 * Returns true if a hand-off from this referrer needs no question, because the referrer is one of `partnerOrigins` or
 * is below the cookie domain. Such a page is trusted to hand over only the session of its own visitor.
 */
export function isTrustedReferrer(referrer: string, { partnerOrigins, cookieDomain }: KnownOrigins): boolean {
  if (referrer === '') return false;
  const { origin, protocol, hostname } = new URL(referrer);
  if (partnerOrigins.split(' ').includes(origin)) return true;
  return isCookieDomainForHost(cookieDomain, hostname) && (protocol === 'https:' || hostname === 'localhost');
}

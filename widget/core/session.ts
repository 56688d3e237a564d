import type { SignedInUser } from '../../account/account-records.ts';
import { withTimeLimit } from '../../account/clock.ts';
import { suggestCompanyId } from '../../account/company-id.ts';
import { isCookieDomainForHost } from '../../account/cookie-domain.ts';
import {
  createSessionCookies,
  formatCookie,
  getCookieNames,
  isCookieTooLarge,
  type SessionCookieValues,
} from '../../account/session-cookies.ts';
import { sessionStoringTimeLimit } from '../../account/time-limit.ts';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';
import type { CardConfig } from './card-config.ts';
import type { CardPorts, CookiesAndNavigation } from './ports.ts';

export type CookieSettings = { readonly prefix: string; readonly domain: string };
/**
 * Is `written` if the application can read the cookies, and otherwise the reason why it cannot. The reason is `blocked`
 * if the browser stores no cookie for the domain.
 */
type CookieOutcome = 'written' | 'outside-cookie-domain' | 'blocked' | 'too-large';

/** Returns true for an ID token that is too large for a cookie. */
const isTokenTooLarge = (prefix: string, idToken: string): boolean =>
  isCookieTooLarge({ name: getCookieNames(prefix).authToken, value: encodeURIComponent(idToken) });

/**
 * Sets the session's cookies. If the company is unknown, deletes the company cookie of another visitor, but does not
 * change that of this visitor.
 */
export function writeSessionCookies(
  browser: CookiesAndNavigation,
  { prefix, domain }: CookieSettings,
  session: SessionCookieValues,
): CookieOutcome {
  if (!browser.cookiesHold(domain))
    return canSetCookies(browser.pageOrigin(), domain) ? 'blocked' : 'outside-cookie-domain';
  const cookies = createSessionCookies(prefix, session);
  if (cookies.some(isCookieTooLarge)) return 'too-large';
  const names = getCookieNames(prefix);
  const isStale = browser.readCookie(names.userId) !== encodeURIComponent(session.uid);
  if (isStale && browser.readCookie(names.companyId) !== null) {
    browser.writeCookie(formatCookie({ name: names.companyId, value: '' }, domain, 0));
  }
  for (const cookie of cookies) browser.writeCookie(formatCookie(cookie, domain));
  if (cookies.every(browser.holdsCookie)) return 'written';
  // If the browser has not stored a cookie, deletes all three: the application must not read one visitor's token
  // together with another visitor's id.
  deleteSessionCookies(browser, { prefix, domain });
  return 'blocked';
}

/** Sets the company cookie. If the id is too long for a cookie, the older cookie stays. */
export function writeCompanyCookie(
  browser: Pick<CookiesAndNavigation, 'writeCookie'>,
  { prefix, domain }: CookieSettings,
  companyId: string,
): void {
  const cookie = { name: getCookieNames(prefix).companyId, value: encodeURIComponent(companyId) };
  if (!isCookieTooLarge(cookie)) browser.writeCookie(formatCookie(cookie, domain));
}

/** Deletes the session's three cookies. */
export function deleteSessionCookies(
  browser: Pick<CookiesAndNavigation, 'writeCookie'>,
  { prefix, domain }: CookieSettings,
): void {
  for (const name of Object.values(getCookieNames(prefix))) {
    browser.writeCookie(formatCookie({ name, value: '' }, domain, 0));
  }
}

/**
 * Returns true if a page of this origin may set secure cookies for this domain. Even then, the browser may block all
 * cookies.
 */
function canSetCookies(origin: string, cookieDomain: string): boolean {
  const [scheme, host = ''] = origin.replace(/:\d+/, '').split('://');
  const isSecure = scheme === 'https' || host === 'localhost';
  return isSecure && isCookieDomainForHost(cookieDomain, host);
}

/**
 * The way in which the session reaches the application (cookies of this page, or our own site), or the reason why it
 * does not.
 */
export type SessionOutcome = CookieOutcome | 'handoff';

/** The session of a newly signed-in visitor. */
export type Session = {
  readonly outcome: SessionOutcome;
  /**
   * Sets the company cookie of an existing account, and stores company and unwritten records on the site
   * (`SessionSite.keep`). Resolves within a second, to true if the site has stored them.
   */
  setCompany(companyId: string | null, unwritten?: UnwrittenRecords | null): Promise<boolean>;
  /** Returns false if the cookies no longer name this visitor, after a sign-out or another sign-in in this browser. */
  isCurrent(): boolean;
  /** Removes the session from this browser. */
  end(): void;
};

type SessionPorts = Pick<CardPorts, 'auth' | 'site' | 'browser' | 'clock' | 'host'>;

const keeperFailed = 'session/keeper-failed';

/** Starts a session: writes its cookies, or stores it on the site. `companyName` is the company of a new account. */
export function startSession(
  ports: SessionPorts,
  config: CardConfig,
  { user, companyName }: { readonly user: SignedInUser; readonly companyName: string | null },
): Session {
  const { auth, site, browser, clock, host } = ports;
  const { cookiePrefix: prefix, cookieDomain: domain, siteOrigin } = config;
  const { idToken, uid, isNewUser } = user;
  const companyId = companyName === null ? null : suggestCompanyId(companyName, uid);
  const outcome = deliver(ports, config, { idToken, uid, companyId });
  const isWritten = outcome === 'written';
  // Only pages of our own site store sessions.
  const keeper = isWritten && browser.pageOrigin() === siteOrigin ? site : null;
  const reportFailure = (cause: unknown): void => host.report({ level: 'warn', code: keeperFailed, cause });

  if (!isWritten && outcome !== 'handoff') {
    host.report({ level: 'warn', code: `cookies/${outcome}`, where: `cookie-domain ${domain}` });
  }
  // Does not wait until the site has stored the session. `setCompany` stores the session again, and reports a failure.
  keeper?.keep(user, companyId).catch(() => undefined);
  return {
    outcome,
    async setCompany(known, unwritten) {
      if (!isNewUser && known !== null && isWritten) writeCompanyCookie(browser, { prefix, domain }, known);
      if (!keeper) return false;
      const limit = { clock, ms: sessionStoringTimeLimit, code: keeperFailed };
      return withTimeLimit(keeper.keep(user, known, unwritten), limit).catch((cause: unknown) => {
        reportFailure(cause);
        return false;
      });
    },
    isCurrent: () => !isWritten || browser.readCookie(getCookieNames(prefix).userId) === encodeURIComponent(uid),
    end() {
      if (isWritten) deleteSessionCookies(browser, { prefix, domain });
      if (keeper) void keeper.forget().catch(reportFailure);
      // Ignores a late or failed sign-out, because the SDK's session is only in memory and ends with the page.
      void auth.signOut().catch(() => undefined);
    },
  };
}

function deliver(
  { browser, site }: SessionPorts,
  { cookiePrefix: prefix, cookieDomain: domain, siteOrigin, handoff }: CardConfig,
  session: SessionCookieValues,
): SessionOutcome {
  const isElsewhere = siteOrigin !== null && browser.pageOrigin() !== siteOrigin;
  const canHandOff = isElsewhere && site !== null && handoff !== 'never' && browser.canEncrypt();
  // In a frame, the card prefers a hand-off. With cookies, it would open the application in the frame, where the
  // application refuses to load.
  if (!canHandOff || !(handoff === 'always' || browser.isFramed())) {
    const outcome = writeSessionCookies(browser, { prefix, domain }, session);
    if (!canHandOff || outcome === 'written') return outcome;
  }
  // A hand-off does not help if the token is too large, because the site also writes the token into a cookie.
  return isTokenTooLarge(prefix, session.idToken) ? 'too-large' : 'handoff';
}

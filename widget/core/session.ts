import type { SignedInUser } from './account-records.ts';
import type { CardConfig } from './card-config.ts';
import { suggestedCompanyId } from './company-id.ts';
import type { CardPorts } from './ports.ts';
import {
  type CookieOutcome,
  deleteSessionCookies,
  isTokenTooLarge,
  type SessionCookieValues,
  writeCompanyCookie,
  writeSessionCookies,
} from './session-cookies.ts';
import { keepLimit, withTimeLimit } from './time-limit.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** How the session gets to the application: by cookies of this page, by way of our own site, or why not at all. */
export type SessionOutcome = CookieOutcome | 'handoff';

/** The session of a visitor who has just signed in. */
export type Session = {
  readonly outcome: SessionOutcome;
  /**
   * The visitor's company is known: the cookie of an existing account is set, and the site's keeper hears of it, and of
   * what could not be written (`SessionSite.keep`). Resolves within a second, to whether that is kept: the cookies serve
   * until they end.
   */
  setCompany(companyId: string | null, unwritten?: UnwrittenRecords | null): Promise<boolean>;
  /** Takes away what it has left in this browser. */
  end(): void;
};

type SessionPorts = Pick<CardPorts, 'auth' | 'site' | 'browser' | 'clock' | 'host'>;

const keeperFailed = 'session/keeper-failed';

/** Writes the session's cookies, or leaves the visitor to the site, without any. `companyName`: of a new account. */
export function startSession(
  ports: SessionPorts,
  config: CardConfig,
  { user, companyName }: { readonly user: SignedInUser; readonly companyName: string | null },
): Session {
  const { auth, site, browser, clock, host } = ports;
  const { cookiePrefix: prefix, cookieDomain: domain, siteOrigin } = config;
  const { idToken, uid, isNewUser } = user;
  const companyId = companyName === null ? null : suggestedCompanyId(companyName, uid);
  const outcome = deliver(ports, config, { idToken, uid, companyId });
  const isWritten = outcome === 'written';
  // Our own site's keeper, on its own pages and there alone: nothing is kept by any other page.
  const keeper = isWritten && browser.pageOrigin() === siteOrigin ? site : null;
  const reportFailure = (cause: unknown): void => host.report({ level: 'warn', code: keeperFailed, cause });

  if (!isWritten && outcome !== 'handoff') {
    host.report({ level: 'warn', code: `cookies/${outcome}`, where: `cookie-domain ${domain}` });
  }
  // Beside whatever else is to be done; what comes of it is told at the end.
  keeper?.keep(user, companyId).catch(() => undefined);
  return {
    outcome,
    async setCompany(known, unwritten) {
      if (!isNewUser && known !== null && isWritten) writeCompanyCookie(browser, { prefix, domain }, known);
      if (!keeper) return false;
      const limit = { clock, ms: keepLimit, code: keeperFailed };
      return withTimeLimit(keeper.keep(user, known, unwritten), limit).catch((cause: unknown) => {
        reportFailure(cause);
        return false;
      });
    },
    end() {
      if (isWritten) deleteSessionCookies(browser, { prefix, domain });
      if (keeper) void keeper.forget().catch(reportFailure);
      void auth.signOut().catch(() => undefined); // nobody waits for this: the session lives in memory only
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
  // With cookies of this page a frame would go to the application by itself, which refuses to stand in one.
  if (!canHandOff || !(handoff === 'always' || browser.isFramed())) {
    const outcome = writeSessionCookies(browser, { prefix, domain }, session);
    if (!canHandOff || outcome === 'written') return outcome;
  }
  // The site could not put it into its cookies either.
  return isTokenTooLarge(prefix, session.idToken) ? 'too-large' : 'handoff';
}

import type { CardConfig } from './card-config.ts';
import type { CardPorts } from './ports.ts';
import { isTokenTooLarge } from './session-cookies.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { type CookieOutcome, writeSessionCookies } from './write-session-cookies.ts';

/** How the session gets to the application: by cookies of this page, by way of our own site, or why not at all. */
export type SessionOutcome = CookieOutcome | 'handoff';

/** Writes the session's cookies, or settles that the site is to take the visitor on; then this page gets none. */
export function settleSession(
  { browser, site }: Pick<CardPorts, 'browser' | 'site'>,
  { cookiePrefix: prefix, cookieDomain: domain, siteOrigin, handoff }: CardConfig,
  user: SignedInUser,
  companyName: string | null,
): SessionOutcome {
  const isElsewhere = siteOrigin !== null && browser.pageOrigin() !== siteOrigin;
  const canHandOff = isElsewhere && site !== null && handoff !== 'never' && browser.canEncrypt();
  // With cookies of this page a frame would go to the application by itself, which refuses to stand in one.
  if (!canHandOff || !(handoff === 'always' || browser.isFramed())) {
    const outcome = writeSessionCookies(browser, { prefix, domain }, user, companyName);
    if (!canHandOff || outcome === 'written') return outcome;
  }
  // The site could not put it into its cookies either.
  return isTokenTooLarge(prefix, user.idToken) ? 'too-large' : 'handoff';
}

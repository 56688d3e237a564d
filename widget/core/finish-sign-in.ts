import type { EnteredDetails } from './account-records.ts';
import type { CardConfig } from './card-config.ts';
import { suggestedCompanyId } from './company-id.ts';
import { keeperOf, keepSession } from './keep-session.ts';
import type { CardPorts } from './ports.ts';
import { type SessionOutcome, settleSession } from './settle-session.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeCompanyCookie } from './write-company-cookie.ts';
import { writeProfile } from './write-profile.ts';

export type FinishResult = {
  /** `written`, `handoff`, or why the application will not see the session. */
  readonly session: SessionOutcome;
  /** The company that the application will open; null when none is known. */
  readonly companyId: string | null;
  /** Why the provision request could not be written; null when it was, or when no company is known. */
  readonly provisionError: unknown;
};

/** Milliseconds after authentication: then the visitor has the choice, whatever the store is doing. */
const finishLimit = 9500;
/** Milliseconds after which a profile on its way does not hold the provision request back any longer. */
const profileHeadStart = 3000;

/**
 * Everything after authentication and before the redirect, in the specification's order: cookies, profile, provision request; on a
 * page of the site the session is kept meanwhile. The company cookie of an existing account comes last, from what is stored (decision
 * 13 of ARCHITECTURE.md). `requestWritten` is called when the provision request has been stored, be it after this has ended.
 */
export async function finishSignIn(
  ports: Pick<CardPorts, 'store' | 'site' | 'browser' | 'clock' | 'host'>,
  config: CardConfig,
  user: SignedInUser,
  entered: EnteredDetails,
  requestWritten: () => void,
): Promise<FinishResult> {
  const { browser, clock, host } = ports;
  const deadline = clock.now() + finishLimit;
  const { companyName } = entered;
  const outcome = settleSession(ports, config, user, user.isNewUser ? companyName : null);
  const isWritten = outcome === 'written';
  if (!isWritten && outcome !== 'handoff') {
    host.report({ level: 'warn', code: `cookies/${outcome}`, where: `cookie-domain ${config.cookieDomain}` });
  }
  let companyId = user.isNewUser && companyName !== null ? suggestedCompanyId(companyName, user.uid) : null;
  const keeper = isWritten ? keeperOf(ports, config) : null;
  // Beside whatever else is to be done; what comes of it is told at the end.
  if (keeper !== null) keeper.keep(user, companyId).catch(() => undefined);
  const profile = writeProfile(ports, user, entered.profile);
  const started = new Promise<void>((resolve) => {
    const cancel = clock.after(profileHeadStart, resolve);
    void profile.then(() => {
      cancel();
      resolve();
    });
  });
  let provisionError: unknown = null;
  try {
    const settled = await ports.store.settleCompany(user, companyName, {
      after: started,
      deadline,
      written: requestWritten,
      notRead: (cause) => host.report({ level: 'warn', code: 'store/provision-not-read', cause }),
    });
    companyId = settled ?? companyId;
    if (!user.isNewUser && companyId !== null && isWritten) {
      writeCompanyCookie(browser, { prefix: config.cookiePrefix, domain: config.cookieDomain }, companyId);
    }
  } catch (error) {
    provisionError = error;
  }
  await profile;
  if (keeper !== null) await keepSession(ports, keeper, user, companyId);
  return { session: outcome, companyId, provisionError };
}

import type { EnteredDetails } from './account-records.ts';
import type { CardConfig } from './card-config.ts';
import { suggestedCompanyId } from './company-id.ts';
import { keeperOf, keepSession } from './keep-session.ts';
import type { CardPorts } from './ports.ts';
import type { SessionOutcome } from './settle-session.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeCompanyCookie } from './write-company-cookie.ts';
import { writeProfile } from './write-profile.ts';

export type FinishResult = {
  /** The company that the application will open; null when none is known. */
  readonly companyId: string | null;
  /** Why the provision request could not be written; null when it was, or when no company is known. */
  readonly provisionError: unknown;
};

export type FinishWork = {
  /** `written`, `handoff`, or why the application will not see the session. */
  readonly session: SessionOutcome;
  /** False once the card belongs to the next visitor: the records are still written, but nothing more is left in this browser. */
  isCurrent(): boolean;
  /** The provision request has been stored, be it after this has ended. */
  requestWritten(): void;
};

/** Milliseconds after authentication: then the visitor has the choice, whatever the store is doing. */
const finishLimit = 9500;
/** Milliseconds after which a profile on its way does not hold the provision request back any longer. */
const profileHeadStart = 3000;

/**
 * Everything between the session's cookies and the redirect, in the specification's order: profile, provision request; on a page of the
 * site the session is kept meanwhile. The company cookie of an existing account comes last, from what is stored (decision 13 of
 * ARCHITECTURE.md).
 */
export async function finishSignIn(
  ports: Pick<CardPorts, 'store' | 'site' | 'browser' | 'clock' | 'host'>,
  config: CardConfig,
  user: SignedInUser,
  entered: EnteredDetails,
  { session, isCurrent, requestWritten }: FinishWork,
): Promise<FinishResult> {
  const { browser, clock, host } = ports;
  const deadline = clock.now() + finishLimit;
  const { companyName } = entered;
  const isWritten = session === 'written';
  if (!isWritten && session !== 'handoff') {
    host.report({ level: 'warn', code: `cookies/${session}`, where: `cookie-domain ${config.cookieDomain}` });
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
    if (!user.isNewUser && companyId !== null && isWritten && isCurrent()) {
      writeCompanyCookie(browser, { prefix: config.cookiePrefix, domain: config.cookieDomain }, companyId);
    }
  } catch (error) {
    provisionError = error;
  }
  await profile;
  if (keeper !== null && isCurrent()) await keepSession(ports, keeper, user, companyId);
  return { companyId, provisionError };
}

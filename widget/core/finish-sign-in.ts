import type { EnteredDetails } from './account-records.ts';
import { suggestedCompanyId } from './company-id.ts';
import type { CardPorts } from './ports.ts';
import type { CookieSettings } from './session-cookies.ts';
import { settleCompany } from './settle-company.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeCompanyCookie } from './write-company-cookie.ts';
import { writeProfile } from './write-profile.ts';
import { type CookieOutcome, writeSessionCookies } from './write-session-cookies.ts';

export type FinishResult = {
  /** `written`, or why the application will not see the session. */
  readonly session: CookieOutcome;
  /** The company that the application will open; null when none is known. */
  readonly companyId: string | null;
  /** Why the provision request could not be written; null when it was, or when no company is known. */
  readonly provisionError: unknown;
};

/** Milliseconds after authentication: then the visitor has the choice, whatever the store is doing. */
const finishLimit = 9500;
/** Milliseconds after which a profile on its way does not hold the provision request back any longer. */
const profileHeadStart = 3000;

const cures: Readonly<Record<Exclude<CookieOutcome, 'written'>, string>> = {
  'outside-cookie-domain': 'put the card on a page below that domain, over https, or set cookie-domain',
  blocked: 'the browser of this visitor blocks them, or the page stands in a frame of another site',
  'too-large': 'the ID token exceeds 4096 bytes: remove custom claims',
};

/**
 * Everything after authentication and before the redirect, in the specification's order: cookies, profile, provision request. The
 * company cookie of an existing account comes last, from what is stored (decision 13 of ARCHITECTURE.md). `requestWritten` is called
 * when the provision request has been stored, be it after this has ended.
 */
export async function finishSignIn(
  ports: Pick<CardPorts, 'store' | 'browser' | 'clock' | 'host'>,
  cookieSettings: CookieSettings,
  user: SignedInUser,
  entered: EnteredDetails,
  requestWritten: () => void,
): Promise<FinishResult> {
  const { browser, clock, host } = ports;
  const deadline = clock.now() + finishLimit;
  const { companyName } = entered;
  const outcome = writeSessionCookies(browser, cookieSettings, user, user.isNewUser ? companyName : null);
  if (outcome !== 'written') {
    host.report({
      level: 'warn',
      code: `cookies/${outcome}`,
      what: `the session cookies cannot be stored for ${cookieSettings.domain} from this page`,
      cure: cures[outcome],
    });
  }
  const profile = writeProfile(ports, user, entered.profile);
  const started = new Promise<void>((resolve) => {
    const cancel = clock.after(profileHeadStart, resolve);
    void profile.then(() => {
      cancel();
      resolve();
    });
  });
  let companyId = user.isNewUser && companyName !== null ? suggestedCompanyId(companyName, user.uid) : null;
  let provisionError: unknown = null;
  try {
    companyId = (await settleCompany(ports, user, companyName, started, deadline, requestWritten)) ?? companyId;
    if (!user.isNewUser && companyId !== null && outcome === 'written') {
      writeCompanyCookie(browser, cookieSettings, companyId);
    }
  } catch (error) {
    provisionError = error;
  }
  await profile;
  return { session: outcome, companyId, provisionError };
}

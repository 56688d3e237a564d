import type { EnteredDetails } from './account-records.ts';
import type { CardPorts } from './ports.ts';
import type { CookieSettings } from './session-cookies.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeProfile } from './write-profile.ts';
import { writeProvisionRequest } from './write-provision-request.ts';
import { writeSessionCookies } from './write-session-cookies.ts';

export type FinishResult = {
  readonly session: 'cookies' | 'none';
  /** Why the provision request could not be written; null when it was, or when no company is known. */
  readonly provisionError: unknown;
};

/** Everything after authentication and before the redirect, in the specification's order: cookies, profile, provision request. */
export async function finishSignIn(
  ports: Pick<CardPorts, 'store' | 'browser' | 'clock' | 'host'>,
  cookieSettings: CookieSettings,
  user: SignedInUser,
  entered: EnteredDetails,
): Promise<FinishResult> {
  const outcome = writeSessionCookies(ports.browser, cookieSettings, user, entered.companyName);
  if (outcome !== 'written') {
    ports.host.report({
      level: 'warn',
      code: `cookies/${outcome}`,
      what: `the session cookies cannot be stored for ${cookieSettings.domain} from this page`,
      cure:
        outcome === 'too-large'
          ? 'the ID token exceeds 4096 bytes: remove custom claims'
          : 'put the card on a page below that domain, over https, or set cookie-domain',
    });
  }
  await writeProfile(ports, user, entered.profile);
  let provisionError: unknown = null;
  if (entered.companyName !== null) {
    await writeProvisionRequest(ports, user, entered.companyName).catch((error: unknown) => {
      provisionError = error;
    });
  }
  return { session: outcome === 'written' ? 'cookies' : 'none', provisionError };
}

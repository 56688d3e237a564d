import type { KeptSession } from '../../widget/core/handoff.ts';
import { cookieLifetimeSeconds } from '../../widget/core/session.ts';
import { tokenClaims } from '../../widget/core/token-claims.ts';
import { tokenService } from './session-settings.ts';

export type RenewedSession = {
  /** As it is to be kept from now on. */
  readonly session: KeptSession;
  readonly idToken: string;
  /** What is left of the seven days since the sign-in, by the server's clock. */
  readonly secondsLeft: number;
  /** false: of an e-mail address that nobody has confirmed. */
  readonly isConfirmed: boolean;
};

/** `ended`: nobody can renew it any more. `outage`: the next try may succeed. */
export type Renewal = RenewedSession | 'ended' | 'outage';

/** A server's answer as far as it came; null: none at all. */
export type Answer<Body> = { readonly status: number; readonly body: Body } | null;

/** What is read of the token service's answer; nobody has checked it yet. */
type TokenBody = {
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly error?: { readonly message: string };
};

/** The token service's words for a worthless refresh token, with status 400 alone: an outage ends nothing. */
const ends =
  /^(TOKEN_EXPIRED|USER_(DISABLED|NOT_FOUND)|(INVALID|MISSING)_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)(\s*:|$)/;

/** Judges the token service's answer. Seven days count from its `iat`, never by the device's clock. */
export function checkRenewal(session: KeptSession, answer: Answer<TokenBody>): Renewal {
  if (answer === null) return 'outage';
  const { id_token: idToken, refresh_token: refreshToken, error } = answer.body;
  if (answer.status === 400 && ends.test(`${error?.message}`)) return 'ended';
  const claims = tokenClaims(`${idToken}`);
  if (answer.status !== 200 || claims === null) return 'outage';
  const since = Math.min(session.since, claims.auth_time);
  const secondsLeft = since + cookieLifetimeSeconds - claims.iat;
  if (claims.sub !== session.uid || claims.aud !== session.projectId || secondsLeft <= 0) return 'ended';
  return {
    idToken: `${idToken}`,
    secondsLeft,
    isConfirmed: !claims.email || claims.email_verified === true,
    session: {
      ...session,
      refreshToken: refreshToken || session.refreshToken,
      account: claims.email || claims.phone_number || null,
      since,
    },
  };
}

/** What the work resolves to; rejects when it fails, or after so many milliseconds: what hangs must hold nobody up. */
export const within = <T>(limit: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit, 'too late'))]);

/** Milliseconds for one request and its answer. */
export const requestLimit = 15_000;

/**
 * One request, of which nothing is stored anywhere; null when no server answers in time, or not with an object in JSON. Never rejects.
 */
export function askServer<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
  const answer = fetch(url, { cache: 'no-store', ...init }).then(
    // What cannot be read is no answer either.
    async (response) => {
      const body = await response.json();
      return body && { status: response.status, body };
    },
  );
  return within(requestLimit, answer).catch(() => null);
}

/** Renews a session by one form POST (no preflight). Neither token nor end: one console line for the site's owner. */
export async function renewSession(session: KeptSession): Promise<Renewal> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
  const answer = await askServer<TokenBody>(tokenService, { method: 'POST', body });
  const renewal = checkRenewal(session, answer);
  if (renewal === 'outage' && answer) console.warn('acct: session/outage', answer.status, answer.body.error);
  return renewal;
}

import { rejectIfLate } from '../../account/clock.ts';
import type { StoredSession } from '../../account/handoff.ts';
import { cookieLifetimeSeconds } from '../../account/session-cookies.ts';
import { requestTimeLimit } from '../../account/time-limit.ts';
import { tokenClaims } from '../../account/token-claims.ts';
import { tokenServiceUrl } from './session-settings.ts';

export type RenewedSession = {
  /** The session to store from now on. */
  readonly session: StoredSession;
  readonly idToken: string;
  /** Seconds left of the seven days since the sign-in, by the server's clock. */
  readonly secondsLeft: number;
  /** false: the account's e-mail address is unverified. */
  readonly isConfirmed: boolean;
};

/** `ended`: the session can no longer be renewed. `outage`: the next try may succeed. */
export type Renewal = RenewedSession | 'ended' | 'outage';

/** A server's answer, unverified. null: there was no answer. */
export type ServerAnswer<Body> = { readonly status: number; readonly body: Body } | null;

/** The fields of the token service's answer that this module reads, unverified. */
type TokenBody = {
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly error?: { readonly message: string };
};

/** The token service's errors for an invalid refresh token. They count only with status 400: an outage ends nothing. */
const endingErrors: readonly (string | undefined)[] = [
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
  'PROJECT_NUMBER_MISMATCH',
];

/** Parses the token service's answer. The seven days end by its `iat`, never by the device's clock. */
export function parseRenewal(session: StoredSession, answer: ServerAnswer<TokenBody>): Renewal {
  if (answer === null) return 'outage';
  const { id_token: idToken, refresh_token: refreshToken, error } = answer.body;
  // In the service's message a sentence may follow the error code.
  const [code] = `${error?.message}`.split(/\W/);
  if (answer.status === 400 && endingErrors.includes(code)) return 'ended';
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

/** Sends one request that bypasses the cache. Resolves to null without a JSON object in time. Never rejects. */
export function requestJson<Body>(url: string, init?: RequestInit): Promise<ServerAnswer<Body>> {
  const answer = fetch(url, { cache: 'no-store', ...init }).then(
    // An unreadable response rejects, and counts as no answer.
    async (response) => {
      const body = await response.json();
      return body && { status: response.status, body };
    },
  );
  return rejectIfLate(requestTimeLimit, answer).catch(() => null);
}

/** Renews a session by one form POST (no preflight). An outage logs one console line for the site's owner. */
export async function renewSession(session: StoredSession): Promise<Renewal> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
  const answer = await requestJson<TokenBody>(tokenServiceUrl, { method: 'POST', body });
  const renewal = parseRenewal(session, answer);
  if (renewal === 'outage' && answer) console.warn('acct: session/outage', answer.status, answer.body.error);
  return renewal;
}

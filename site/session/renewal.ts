import { rejectIfLate } from '../../account/clock.ts';
import type { StoredSession } from '../../account/handoff.ts';
import { cookieLifetimeSeconds } from '../../account/session-cookies.ts';
import { visitorRequestTimeLimit } from '../../account/time-limit.ts';
import { parseTokenClaims } from '../../account/token-claims.ts';
import { tokenServiceUrl } from './session-settings.ts';

export type RenewedSession = {
  /** The new session, which has to replace the stored session. */
  readonly session: StoredSession;
  readonly idToken: string;
  /** The seconds that remain of the seven days since the sign-in, by the server's clock. */
  readonly secondsLeft: number;
  /** False if the account's e-mail address is unverified. */
  readonly isConfirmed: boolean;
};

/**
 * The result of a renewal. `ended` means that the session can no longer be renewed, and `outage` that the next try may
 * succeed.
 */
export type RenewalResult = RenewedSession | 'ended' | 'outage';

/** A server's unverified answer; null if there was no answer. */
export type ServerAnswer<Body> = { readonly status: number; readonly body: Body } | null;

/** The unverified fields that this module reads from the token service's answer. */
type TokenBody = {
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly error?: { readonly message: string };
};

/**
 * The token service's errors for an invalid refresh token. They count only with the status 400, because an outage ends
 * no session.
 */
const endingErrors: readonly (string | undefined)[] = [
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
  'PROJECT_NUMBER_MISMATCH',
];

/** Parses the token service's answer. The time comes from the `iat` of the token, never from the device's clock. */
export function parseRenewal(session: StoredSession, answer: ServerAnswer<TokenBody>): RenewalResult {
  if (answer === null) return 'outage';
  const { id_token: idToken, refresh_token: refreshToken, error } = answer.body;
  // A sentence may follow the error code in the message.
  const [code] = `${error?.message}`.split(/\W/);
  if (answer.status === 400 && endingErrors.includes(code)) return 'ended';
  const claims = parseTokenClaims(`${idToken}`);
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

/** Sends one request that bypasses the cache. Resolves to null if no JSON object arrives in time. Never rejects. */
export function requestJson<Body>(url: string, init?: RequestInit): Promise<ServerAnswer<Body>> {
  const answer = fetch(url, { cache: 'no-store', ...init }).then(
    // The promise rejects if the response is unreadable, which counts as no answer.
    async (response) => {
      const body = await response.json();
      return body && { status: response.status, body };
    },
  );
  return rejectIfLate(visitorRequestTimeLimit, answer).catch(() => null);
}

/**
 * Renews a session by a single form POST, which needs no preflight request. If the service reports an outage, writes
 * one console line for the site's owner.
 */
export async function renewSession(session: StoredSession): Promise<RenewalResult> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
  const answer = await requestJson<TokenBody>(tokenServiceUrl, { method: 'POST', body });
  const renewal = parseRenewal(session, answer);
  if (renewal === 'outage' && answer) console.warn('acct: session/outage', answer.status, answer.body.error);
  return renewal;
}

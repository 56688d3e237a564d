import type { KeptSession } from '../../widget/core/kept-session.ts';
import { cookieLifetimeSeconds } from '../../widget/core/session-cookies.ts';
import { tokenClaims } from '../../widget/core/token-claims.ts';

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
export type TokenBody = {
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly error?: { readonly message: string };
};

/**
 * What the token service says, with status 400, of a refresh token that is worth nothing any more (Firebase Auth REST
 * API, "Exchange a refresh token"). The same word in an outage ends nothing.
 */
const ends =
  /^(TOKEN_EXPIRED|USER_(DISABLED|NOT_FOUND)|(INVALID|MISSING)_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)(\s*:|$)/;

/**
 * Judges the token service's answer to a session's refresh token. The token has come from Google, so account and
 * project are its own; seven days are counted by its `iat` and never by the device's clock.
 */
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

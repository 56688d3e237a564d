import { signInLifetimeSeconds } from './verdict.ts';

/** createSessionCookie makes none that is shorter. */
const shortestSeconds = 300;

/**
 * How long a new session cookie lasts, in whole seconds: `hours`, but not beyond seven days after the sign-in
 * (`authTime`, seconds since 1970). What Firebase's shortest cookie is too long by, the check of `auth_time` at every
 * request cuts off.
 */
export function sessionLength(hours: number, authTime: number, now: number = Date.now() / 1000): number {
  const left = Math.floor(authTime + signInLifetimeSeconds - now);
  return Math.max(shortestSeconds, Math.min(hours * 3600, left));
}

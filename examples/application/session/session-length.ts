import { signInLifetimeSeconds } from './verdict.ts';

/** createSessionCookie makes none that is shorter. */
const shortestSeconds = 300;

/** A session cookie's length in whole seconds: `hours`, at most seven days from `authTime` (seconds since 1970). */
export function sessionLength(hours: number, authTime: number, now: number = Date.now() / 1000): number {
  const left = Math.floor(authTime + signInLifetimeSeconds - now);
  return Math.max(shortestSeconds, Math.min(hours * 3600, left));
}

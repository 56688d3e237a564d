import { signInLifetimeSeconds } from './token-verdict.ts';

/** The shortest length in seconds that createSessionCookie accepts. */
const shortestSeconds = 300;

/** Returns a session cookie's length in whole seconds: `hours`, at most seven days from `authTime` (Unix seconds). */
export function sessionLength(hours: number, authTime: number, now: number = Date.now() / 1000): number {
  const left = Math.floor(authTime + signInLifetimeSeconds - now);
  return Math.max(shortestSeconds, Math.min(hours * 3600, left));
}

import type { Auth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import { rememberLastUser, writeApplicationCookie } from './application-cookies.ts';
import { sessionLength } from './session-length.ts';
import type { TokenClaims } from './token-verdict.ts';

/**
 * Exchanges a verified token for the application's own session cookie. Rejects if Google is unavailable.
 */
export async function startSession(
  context: Context,
  auth: Auth,
  settings: Settings,
  { token, claims }: { readonly token: string; readonly claims: TokenClaims },
): Promise<void> {
  const seconds = sessionLength(settings.sessionHours, claims.auth_time);
  const value = await auth.createSessionCookie(token, { expiresIn: seconds * 1000 });
  writeApplicationCookie(context, settings, 'session', value, seconds);
  rememberLastUser(context, settings, claims.uid);
}

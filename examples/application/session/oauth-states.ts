import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import {
  applicationCookieName,
  deleteApplicationCookie,
  readApplicationCookie,
  writeApplicationCookie,
} from './application-cookies.ts';
import { type RequestParts, readRequestParts } from './read-request-parts.ts';

/**
 * The lifetime of an OAuth state in seconds: enough for a redirect to the site and back, or for a question on a page.
 */
const lifetimeSeconds = 300;
const most = 10;

/**
 * Returns the name of a state's cookie. Each state has a separate cookie, so that tabs that reopen at once do not
 * overwrite the state of another tab.
 */
const nameOf = (state: string): `state_${string}` => `state_${state.slice(0, 8)}`;

/**
 * Creates an OAuth state (RFC 6749, 10.12) of 32 random bytes in base64url, and stores it in a cookie of this host
 * only.
 */
export function createOAuthState(context: Context, settings: Settings): string {
  for (const old of readOAuthStates(readRequestParts(context), settings).slice(0, 1 - most))
    deleteApplicationCookie(context, settings, nameOf(old));
  const state = randomBytes(32).toString('base64url');
  writeApplicationCookie(context, settings, nameOf(state), state, lifetimeSeconds);
  return state;
}

/** Returns the states in this browser's cookies, the oldest first. */
export function readOAuthStates({ cookies }: RequestParts, settings: Settings): readonly string[] {
  const begin = applicationCookieName(settings, 'state_');
  return cookies.filter(([name]) => name.startsWith(begin)).map(([, value]) => value);
}

/** Returns true if the state was issued to this browser. */
export const isOAuthStateOfThisBrowser = (request: RequestParts, settings: Settings, state: string): boolean =>
  state !== '' && readApplicationCookie(request, settings, nameOf(state)) === state;

/** Deletes a state, which is valid only once. */
export const deleteOAuthState = (context: Context, settings: Settings, state: string): void =>
  deleteApplicationCookie(context, settings, nameOf(state));

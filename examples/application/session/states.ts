import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import { deleteOwn, ownName, readOwn, writeOwn } from './own-cookies.ts';

/** Seconds for which a state counts: for the way to the site and back, or for a question on a page. */
const lifetimeSeconds = 300;
const most = 10;

/** A cookie for each: tabs that are opened again at once would otherwise overwrite each other's. */
const nameOf = (state: string): `state_${string}` => `state_${state.slice(0, 8)}`;

/** Makes an OAuth state (RFC 6749, 10.12): 32 random bytes, base64url, in a cookie of this host alone. */
export function issueState(context: Context, settings: Settings): string {
  for (const old of readStates(context, settings).slice(0, 1 - most)) deleteOwn(context, settings, nameOf(old));
  const state = randomBytes(32).toString('base64url');
  writeOwn(context, settings, nameOf(state), state, lifetimeSeconds);
  return state;
}

/** The states that this browser holds, the oldest first. */
export function readStates(context: Context, settings: Settings): readonly string[] {
  const begin = ownName(settings, 'state_');
  const isState = ([name]: [string, string]) => name.startsWith(begin);
  return Object.entries(getCookie(context))
    .filter(isState)
    .map(([, value]) => value);
}

/** Whether this browser was given the state, which it then has no more. */
export function spendState(context: Context, settings: Settings, state: string): boolean {
  const isOurs = state !== '' && readOwn(context, settings, nameOf(state)) === state;
  if (isOurs) deleteOwn(context, settings, nameOf(state));
  return isOurs;
}

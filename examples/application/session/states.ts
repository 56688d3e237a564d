import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import { deleteOwn, ownName, readOwn, writeOwn } from './own-cookies.ts';
import { readRequest, type VisitorRequest } from './read-request.ts';

/** Seconds for which a state counts: for the way to the site and back, or for a question on a page. */
const lifetimeSeconds = 300;
const most = 10;

/** A cookie for each: tabs that are opened again at once would otherwise overwrite each other's. */
const nameOf = (state: string): `state_${string}` => `state_${state.slice(0, 8)}`;

/** Makes an OAuth state (RFC 6749, 10.12): 32 random bytes, base64url, in a cookie of this host alone. */
export function issueState(context: Context, settings: Settings): string {
  for (const old of readStates(readRequest(context), settings).slice(0, 1 - most))
    deleteOwn(context, settings, nameOf(old));
  const state = randomBytes(32).toString('base64url');
  writeOwn(context, settings, nameOf(state), state, lifetimeSeconds);
  return state;
}

/** The states that this browser holds, the oldest first. */
export function readStates({ cookies }: VisitorRequest, settings: Settings): readonly string[] {
  const begin = ownName(settings, 'state_');
  return cookies.filter(([name]) => name.startsWith(begin)).map(([, value]) => value);
}

/** Returns true if this browser was given the state. */
export const isOwnState = (request: VisitorRequest, settings: Settings, state: string): boolean =>
  state !== '' && readOwn(request, settings, nameOf(state)) === state;

/** A state counts once: this browser then has it no more. */
export const spendState = (context: Context, settings: Settings, state: string): void =>
  deleteOwn(context, settings, nameOf(state));

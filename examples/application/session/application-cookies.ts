import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import { type RequestParts, readRequestParts } from './read-request-parts.ts';
import { signInLifetimeSeconds } from './token-verdict.ts';

type Name = 'session' | 'asked' | 'last' | `state_${string}`;

/** Returns a cookie's name, with `__Host-` over https, so that no other page below the base domain can plant one. */
export const applicationCookieName = ({ appOrigin }: Settings, name: Name): string =>
  `${appOrigin.startsWith('https:') ? '__Host-' : ''}app_${name}`;
const own = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

export const readApplicationCookie = ({ cookies }: RequestParts, settings: Settings, name: Name): string | undefined =>
  cookies.find(([found]) => found === applicationCookieName(settings, name))?.[1];

/** Writes a cookie of this application. `seconds` is its lifetime. */
export const writeApplicationCookie = (
  context: Context,
  settings: Settings,
  name: Name,
  value: string,
  seconds: number,
): void => setCookie(context, applicationCookieName(settings, name), value, { ...own, maxAge: seconds });

export function deleteApplicationCookie(context: Context, settings: Settings, name: Name): void {
  deleteCookie(context, applicationCookieName(settings, name), own);
}

/**
 * Remembers for seven days who was signed in here last. If the site renews another user's session during that time, the
 * application asks the visitor before it starts a session.
 */
export const rememberLastUser = (context: Context, settings: Settings, uid: string): void =>
  writeApplicationCookie(context, settings, 'last', uid, signInLifetimeSeconds);

/**
 * Returns a short hash for each recent redirect to /session. Several tabs that reopen at once cause several redirects.
 */
const asked = (request: RequestParts, settings: Settings): readonly string[] =>
  readApplicationCookie(request, settings, 'asked')?.split('.') ?? [];
const mark = (what: string): string => createHash('sha256').update(what).digest('base64url').slice(0, 8);

/** Returns the text to hash for a redirect with a token. The text has spaces, so it differs from every page's path. */
const withToken = (page: string): string => `${page} with a token`;

/**
 * Returns true if the visitor was just redirected to /session for this page. With `hasToken`, only redirects with a
 * token of the site count.
 */
export const wasRedirectedToSite = (
  request: RequestParts,
  settings: Settings,
  page: string,
  hasToken = false,
): boolean => asked(request, settings).includes(mark(hasToken ? withToken(page) : page));

/**
 * Remembers for a minute that the visitor was redirected to /session for this page. A new sign-in allows one more
 * redirect.
 */
export function rememberRedirectToSite(context: Context, settings: Settings, page: string, hasToken = false): void {
  const pages = hasToken ? [page, withToken(page)] : [page];
  const marks = [...asked(readRequestParts(context), settings), ...pages.map(mark)].slice(-20);
  writeApplicationCookie(context, settings, 'asked', marks.join('.'), 60);
}

/**
 * The text to hash if a token does not belong to the user whose session the site has renewed. The text has no slash, so
 * it differs from every page's path.
 */
const planted = 'planted';
export const rememberPlantedToken = (context: Context, settings: Settings): void =>
  rememberRedirectToSite(context, settings, planted);
export const wasTokenPlanted = (request: RequestParts, settings: Settings): boolean =>
  wasRedirectedToSite(request, settings, planted);

export function forgetRedirectsToSite(context: Context, settings: Settings): void {
  if (asked(readRequestParts(context), settings).length > 0) deleteApplicationCookie(context, settings, 'asked');
}
